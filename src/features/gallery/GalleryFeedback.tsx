import { useState } from 'react'
import {
  ActionSheet,
  alert,
  Button,
  confirm,
  Empty,
  ErrorBlock,
  hideLoading,
  ListFoot,
  NoAccess,
  NoticeBar,
  prompt,
  ResultHead,
  Row,
  SectionCard,
  Sheet,
  showLoading,
  Skeleton,
  toast,
} from '@/ui'

async function ask() {
  const yes = await confirm({ content: '确认后将作为结算依据，不可修改，是否继续？' })
  toast(yes ? '确认成功' : '已取消', { icon: yes ? 'success' : undefined })
}

async function rename() {
  const name = await prompt({
    title: '修改别名',
    label: '别名',
    maxLength: 12,
    check: (text) => (text === '' ? '请输入别名' : undefined),
  })
  if (name !== null) toast(name)
}

function wait() {
  showLoading('请求中...')
  setTimeout(hideLoading, 2000)
}

export function GalleryFeedback() {
  const [sheet, setSheet] = useState<'none' | 'sheet' | 'actions'>('none')
  const close = () => setSheet('none')
  return (
    <>
      <NoticeBar onClose={close}>月末 22:00 后暂停开票</NoticeBar>
      <NoticeBar tone='danger' action='去缴费' onTap={close}>
        已停气：11-20 起停气，缴清后24小时内恢复
      </NoticeBar>
      <SectionCard title='轻提示与加载'>
        <Row gap={8} wrap>
          <Button size='small' kind='plain' onTap={() => toast('请求失败')}>
            提示
          </Button>
          <Button size='small' kind='plain' onTap={wait}>
            加载
          </Button>
          <Button size='small' kind='plain' onTap={() => void ask()}>
            对话框
          </Button>
          <Button
            size='small'
            kind='plain'
            onTap={() => void alert('您的企业信息正在审核中，请耐心等待', { cancelText: null })}
          >
            单按钮
          </Button>
          <Button size='small' kind='plain' onTap={() => void rename()}>
            输入
          </Button>
          <Button size='small' kind='plain' onTap={() => setSheet('sheet')}>
            面板
          </Button>
          <Button size='small' kind='plain' onTap={() => setSheet('actions')}>
            菜单
          </Button>
        </Row>
      </SectionCard>
      <SectionCard title='空状态与错误'>
        <Empty text='您已缴清所有账单' />
        <ErrorBlock onRetry={wait} />
        <NoAccess text='您暂无该功能权限，请联系主账号开通' />
        <Empty text='暂无数据' small />
      </SectionCard>
      <SectionCard title='骨架屏' flush>
        <Skeleton kind='list' rows={2} />
      </SectionCard>
      <SectionCard title='结果页'>
        <ResultHead kind='success' title='支付成功' amount='4913.60' text='购气 1,213 m³，请尽快写卡'>
          <Button kind='outline'>完成</Button>
          <Button>去写卡</Button>
        </ResultHead>
        <ResultHead kind='pending' title='支付结果确认中' text='请稍候，勿重复支付' />
        <ResultHead kind='fail' title='支付失败' text='余额不足，请充值或更换支付方式' />
      </SectionCard>
      <ListFoot state='end' />
      <ListFoot state='loading' />
      <Sheet open={sheet === 'sheet'} title='选择表具' confirmText='确定' onConfirm={close} onClose={close}>
        <Skeleton kind='list' />
      </Sheet>
      <ActionSheet
        open={sheet === 'actions'}
        title='更多操作'
        items={[
          { key: 'share', text: '分享' },
          { key: 'edit', text: '修改别名', note: '最多 12 个字' },
          { key: 'drop', text: '解除绑定', danger: true },
        ]}
        onChoose={close}
        onClose={close}
      />
    </>
  )
}
