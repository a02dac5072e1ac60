/** The account of a customer with one company: every row of a customer is read through both (CV-3). */
export interface AccountKey {
  bp: string
  companyCode: string
}

export const keyOf = ({ bp, companyCode }: AccountKey): AccountKey => ({ bp, companyCode })
