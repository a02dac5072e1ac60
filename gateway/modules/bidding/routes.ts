/* Pages that messages and to-dos of bids lead to (B 6.9). */

const folder = '/subPagesB/pages/ng-package'

export const activityRoute = (ngId: string): string => `${folder}/detail?ngId=${ngId}`
export const resultRoute = (ngId: string): string => `${folder}/winningList?ngId=${ngId}`
