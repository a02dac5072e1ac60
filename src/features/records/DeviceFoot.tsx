import { BottomBar, NoticeBar } from '@/ui'

interface Props {
  of: { actions: readonly string[]; revision: object | null }
  onEdit: () => void
  /** Absent: the user may file no ticket. */
  repair: (() => void) | undefined
}

/** The change of a device, or of the change that waits, and the ticket about it (D 3.4). */
export function DeviceFoot({ of: { actions, revision }, onEdit, repair }: Props) {
  const fix = repair && { text: '报修', onTap: repair }
  if (actions.includes('EDIT') || (revision !== null && actions.length > 0))
    return <BottomBar primary={{ text: '编辑', onTap: onEdit }} {...(fix && { secondary: fix })} />
  return fix ? <BottomBar primary={fix} /> : null
}

/** Above the form of a device that is confirmed. */
export const ConfirmedNote = ({ of: one }: { of: { reviewStatus: string } | undefined }) =>
  one?.reviewStatus === 'CONFIRMED' ? <NoticeBar tone='info'>修改内容审核通过前，原信息继续有效</NoticeBar> : null
