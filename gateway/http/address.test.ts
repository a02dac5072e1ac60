import { addressSubject } from './address'

test.each([
  ['10.0.0.5', 'ip|10.0.0.5'],
  ['::ffff:10.0.0.5', 'ip|::ffff:10.0.0.5'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', 'ip|2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', 'ip|2001:db8:1:2::/64'],
  ['2001:0DB8:1::7', 'ip|2001:db8:1:0::/64'],
  ['::1', 'ip|0:0:0:0::/64'],
])('%s is counted as %s', (ip, subject) => expect(addressSubject(ip)).toBe(subject))
