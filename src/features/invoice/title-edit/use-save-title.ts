import { buyerNameOf, taxNumberOf } from '@domain/tax-number'
import { useFormAct } from '@/blocks'
import { goBack } from '@/routes/go'
import { stepUp } from '@/shared/step-up'
import { savedTitle, savedText, TITLE_FAULTS, type TitleValues, type TitleWhole } from '../parts/title/title-form'

/** IT-05: name or number of a title for special invoices are changed only with a second proof of the user. */
export const needsProof = (before: TitleWhole | undefined, values: TitleValues): boolean =>
  before?.specialAllowed === '1' &&
  (before.buyerName !== buyerNameOf(values.buyerName) || before.taxNo !== taxNumberOf(values.taxNo))

/** Saves a title; another version than the one on the page is shown in its place (IT-06). */
export const useSaveTitle = (before: TitleWhole | undefined, stale: (() => Promise<void>) | undefined) =>
  useFormAct('default POST /crmgas/invoice/saveTitle', {
    once: true,
    input: async (values: TitleValues) => {
      const input = savedTitle(values, before)
      if (!needsProof(before, values)) return input
      const securityTicket = await stepUp({ scene: 'title' })
      return securityTicket === null ? null : { ...input, securityTicket }
    },
    at: TITLE_FAULTS,
    dialog: ['2634', '2902'],
    stale,
    ok: savedText,
    done: () => goBack(),
  })
