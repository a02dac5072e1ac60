/**
 * Reads what stands on the slip of a bank transfer (Y-14), line by line; what it means is a rule's matter. It never invents a word: a slip
 * that cannot be read has no lines, a failure is thrown. Never inside a transaction.
 */
export interface SlipReader {
  lines(file: { bytes: Buffer; mime: string }): Promise<string[]>
  /** Keeps in a cleaned picture what the reader needs of it; absent: nothing but the picture. */
  carry?(original: Buffer, cleaned: Buffer): Buffer
}
