import type { Row } from '@contract'

export const LIST = 'default GET /crmgas/smartMessage/list'
export type Finding = Row<typeof LIST>
