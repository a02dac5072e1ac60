interface Page {
  ledger: string
  next: number | null
}

/** A ledger as one file, page by page; one that grows meanwhile ends where it did when its last page was asked for. */
export async function wholeLedger(page: (after: number) => Promise<Page>): Promise<string> {
  const parts: string[] = []
  for (let after: number | null = 0; after !== null;) {
    const { ledger, next }: Page = await page(after)
    parts.push(ledger)
    after = next
  }
  return parts.join('')
}
