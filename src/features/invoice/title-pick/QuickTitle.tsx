import type { Out } from '@contract'
import { FormSheet } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { useWrite } from '@/request'
import { toast } from '@/ui'
import { companyName, type Company } from '../CompanyName'
import { BUYERS, emptyTitle, nameFields, savedTitle, TITLE_FAULTS, type TitleValues } from '../title-form'

interface QuickTitleProps {
  onClose: () => void
  /** It stands and may be used at once. */
  onAdded?: (title: Out<'default POST /crmgas/invoice/saveTitle'>) => void
}

/** 添加抬头 in three lines, for ordinary invoices; everything else has a page (C 6.6). */
export function QuickTitle({ onClose, onAdded }: QuickTitleProps) {
  const save = useWrite('default POST /crmgas/invoice/saveTitle', {
    once: true,
    handles: ['2302', '2604', '2610', '2630', '2631', '2901'],
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
      faultsAt={TITLE_FAULTS}
      onSubmit={async (values) => {
        const title = await save.run(savedTitle(values))
        toast(title.reviewStatus === 'T1' ? '保存成功' : '已提交审核', { icon: 'success' })
        onClose()
        if (title.unusable === null) onAdded?.(title)
      }}
      onClose={onClose}
    />
  )
}

/** The sheet has no more lines than these. */
const nameAndNumber = ({ companyName: buyerName, taxNo }: Company) => ({ buyerName, taxNo })
