/* Pages that messages and to-dos of packages lead to (B 6.9). */

const folder = '/subPagesB/pages/gas-package'

export const agreementRoute = (agreeId: string): string => `${folder}/gas-supply-agreement?agreeId=${agreeId}`
export const orderRoute = (orderNo: string): string => `${folder}/order-details?orderNo=${orderNo}`
export const childRoute = (childNo: string): string => `${folder}/order-details-zi?childNo=${childNo}`
export const supplementRoute = (buNo: string): string => `${folder}/order-details-bu?buNo=${buNo}`
export const payRoute = (bizType: 'DEPOSIT' | 'CHILD' | 'SUPPLEMENT' | 'NG_MARGIN', bizNo: string): string =>
  `${folder}/extract-pay?bizType=${bizType}&bizNo=${bizNo}`
export const editRoute = (orderNo: string): string => `${folder}/edit-extraction-cycle?orderNo=${orderNo}`
export const periodRoute = (childNo: string): string => `${folder}/periodic-extraction-vol-details?childNo=${childNo}`
