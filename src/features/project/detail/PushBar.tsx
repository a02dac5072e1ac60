import { useAct } from '@/blocks'
import { requestSubscribe, openMessageSettings } from '@/platform/subscribe'
import { storage } from '@/platform/storage'
import { useRead } from '@/request'
import { answersOf, canAskWx } from '@/shared/wx-reminders'
import { Button, Card, confirm, Ends, toast } from '@/ui'

/** WeChat asks for at most three at once. */
const MOST = 3

/** Reminders in WeChat about this project, offered where WeChat can send them and none is left (PJ-10). */
export function PushBar({ projectId }: { projectId: string }) {
  const read = useRead(
    'job GET /customer/node/checkShowPush',
    { projectId },
    { enabled: canAskWx(), handles: 'all', refresh: 'show' },
  )
  const save = useAct('job POST /customer/node/editWxAuth', {
    dialog: ['2021'],
    done: async ({ credits }) => {
      const left = Math.max(0, ...credits.map((one) => one.credits))
      toast(left === 0 ? '您已拒绝接收' : `授权成功，可接收${left}条提醒`)
      await read.reload()
    },
  })
  const { show = false, templateIds = [] } = read.data ?? {}
  const ask = async () => {
    const asked = await requestSubscribe(templateIds.slice(0, MOST))
    if (asked === 'off') {
      const goes = await confirm({ content: '您已关闭消息订阅，请在设置中开启', confirmText: '去设置' })
      if (goes) openMessageSettings()
      return
    }
    // What WeChat holds back for a reason of its own is as good as banned here.
    const results = (await answersOf(asked)).map(({ tmplId, result }) => ({
      templateId: tmplId,
      result: result === 'filter' ? ('ban' as const) : result,
    }))
    if (results.length > 0) await save.run({ projectId, openId: storage.get('openId'), results })
  }
  return (
    <div>
      {show && (
        <Card>
          <Ends>
            <span className='fs-13 t2 break'>节点完成、待办、工期变更及时通知</span>
            <Button kind='outline' loading={save.busy} onTap={() => void ask()}>
              开启进度提醒
            </Button>
          </Ends>
        </Card>
      )}
    </div>
  )
}
