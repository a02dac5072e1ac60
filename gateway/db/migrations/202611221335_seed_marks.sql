-- Areas that were called account and binding: what has been seeded under the old names is not seeded again.
update seed_mark set area = 'identity' where area = 'account';
update seed_mark set area = 'membership' where area = 'binding';
