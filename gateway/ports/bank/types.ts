/** An account of a gas company. */
export interface BankAccount {
  companyCode: string
  accountNo: string
}

/** Money that came in on an account. */
export interface BankEntry {
  /** Of the account that it came to: a bank's answer is not believed to be about the account that was asked for. */
  accountNo: string
  /** The bank's own number: entries with the same number are the same money, however often they are sent. */
  tradeNo: string
  /** Whole fen. */
  amountFen: string
  payerName: string
  /** Digits, of some banks letters as well; '' where the bank does not name it. */
  payerAccount: string
  /** What the payer wrote beside it. */
  note: string
  /** ISO time with offset. */
  tradeAt: string
}

/** What a bank reports of a company's account (AE-77). Waits for an outside system: never inside a transaction. Not reachable throws. */
export interface BankFeed {
  /** What came in on a day, as far as the bank has booked it: more of the same day may follow, also days later. */
  entries(account: BankAccount, day: string): Promise<BankEntry[]>
}
