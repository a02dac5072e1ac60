import type { Out } from '@contract'
import { FormSheet, useFormAct } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { companyName, type Company } from '../parts/title/CompanyName'
import {
  BUYERS,
  emptyTitle,
  nameFields,
  savedText,
  savedTitle,
  TITLE_FAULTS,
  type TitleValues,
} from '../parts/title/title-form'

interface QuickTitleProps {
  onClose: () => void
  /** It stands and may be used at once. */
  onAdded?: (title: Out<'default POST /crmgas/invoice/saveTitle'>) => void
}

/** 添加抬头 in three lines, for ordinary invoices; everything else has a page (C 6.6). */
export function QuickTitle({ onClose, onAdded }: QuickTitleProps) {
  const save = useFormAct('default POST /crmgas/invoice/saveTitle', {
    once: true,
    input: (values: TitleValues) => savedTitle(values),
    at: TITLE_FAULTS,
    ok: savedText,
    done: (title) => {
      onClose()
      if (title.unusable === null) onAdded?.(title)
    },
  })
  return (
    <FormSheet<TitleValues>
      title='添加抬头'
      confirmText='保存'
      name='quick-title'
      values={emptyTitle}
      fields={(values) => [
        { key: 'buyerType', label: '类型', kind: chips<TitleValues['buyerType']>(BUYERS) },
        ...nameFields(companyName(nameAndNumber), values),
      ]}
      {...save}
      onClose={onClose}
    />
  )
}

/** The sheet has no more lines than these. */
const nameAndNumber = ({ companyName: buyerName, taxNo }: Company) => ({ buyerName, taxNo })
