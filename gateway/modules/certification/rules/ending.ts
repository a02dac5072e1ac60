import { startOf, toInstant } from '@domain/date'

export const PAPERS_ROUTE = '/pages/qualifications/certification'

/** CE-11: message and to-do for the master about a paper with a last day (YYYY-MM-DD) that is near. */
export const endingNotice = (name: string, validTo: string) =>
  ({
    audience: 'MASTER',
    message: { templateCode: 'CERT_EXPIRE', params: { name, date: validTo } },
    todo: {
      type: 'CERT_EXPIRE',
      title: `${name}即将到期`,
      summary: `有效期至${validTo}，请及时更新`,
      dueAt: toInstant(startOf(validTo, 23, 59)),
    },
  }) as const
