import type { Out } from '@contract'
import { storage } from '@/platform/storage'
import { useRead, type Read } from '@/request'

const LIST = 'default GET /crmgas/company/list'
export type Companies = Out<typeof LIST>

/** The gas company of the town that was chosen, else of the own customer number, else the first. */
export const companyOf = (companies: Companies, ...codes: string[]): Companies[number] | undefined =>
  codes.map((code) => companies.find(({ companyCode }) => companyCode === code)).find(Boolean) ?? companies[0]

/** The gas companies with their numbers, open to every visitor; `phone`: the emergency number of the visitor's town, once it is known. */
export function useTownCompanies(): { read: Read<Companies>; phone: string | undefined } {
  const read = useRead(LIST, undefined, { handles: 'all' })
  return { read, phone: companyOf(read.data ?? [], storage.get('town'))?.emergencyHotline }
}
