import { go } from '@/routes/go'
import type { PayPayee } from '@/stores'
import { Button, Card, Fact, Icon, NoticeBar, Row } from '@/ui'

/** The payee, masked (AE-61). After a reload only the token is known: the payer chooses again. */
export function PayeeCard({ payee }: { payee: PayPayee | null }) {
  const again = () => void go('/pages/pay/select-account', { back: 'place-order' }, { replace: true })
  if (payee === null) {
    return (
      <NoticeBar tone='warning' action='重新选择' onTap={again}>
        缴费对象信息已失效，请重新选择
      </NoticeBar>
    )
  }
  return (
    <Card label='缴费对象'>
      <Row gap={12}>
        <Icon name='user-check' size={24} className='c-link' />
        <Fact grow value={payee.nameMask} note={`户号 ${payee.bpMask}`} />
        <Button kind='text' size='small' onTap={again}>
          更换
        </Button>
      </Row>
    </Card>
  )
}
