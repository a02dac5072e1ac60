/** The other side will never take this mail: no such box, a full one, a refused sender. */
export class MailRefused extends Error {}
