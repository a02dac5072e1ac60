/** What the home tab's one number needs to know of an account. */
export interface ChargedAccount {
  chargeMode: 'PREPAID_REMOTE' | 'POSTPAID' | 'PREPAID_CARD'
  available: string | null
  arrears: string | null
  balance: string | null
}

export interface HomeFigure {
  label: string
  /** Yuan; null where it may not be seen. */
  value: string | null
}

/** The one number of the home tab by charge mode (part A 6.1 block 3). */
export function homeFigure({ chargeMode, available, arrears, balance }: ChargedAccount): HomeFigure {
  switch (chargeMode) {
    case 'PREPAID_REMOTE':
      return { label: '可用余额', value: available }
    case 'POSTPAID':
      return { label: '应缴金额', value: arrears }
    case 'PREPAID_CARD':
      return { label: '账户余额', value: balance }
  }
}
