/** What the phone keeps of a customer's data, larger and more private than `storage`: encrypted where the host offers it. */
export interface Vault {
  /** '' when nothing is kept. */
  get(name: string): Promise<string>
  /** Rejects where the phone has no room. */
  set(name: string, text: string): Promise<void>
  remove(...names: string[]): Promise<void>
}
