import { useState } from 'react'
import { useAct } from '@/blocks'
import { showFile } from '@/shared/file'
import { stepUp } from '@/shared/step-up'
import { Cell, Sheet } from '@/ui'

/** 导出个人信息: what is in the copy, then a proof of the phone, then the file (PIPL art. 45). */
export function ExportData() {
  const [open, setOpen] = useState(false)
  const make = useAct('default POST /crmgas/portal/user/exportData', {
    once: true,
    more: async () => {
      const securityTicket = await stepUp({ scene: 'exportData' })
      return securityTicket === null ? null : { securityTicket }
    },
    done: ({ url, fileName }) => showFile(url, fileName, '已导出'),
  })
  const run = () => {
    setOpen(false)
    void make.run()
  }
  return (
    <>
      <Cell icon='download' title='导出个人信息' onTap={() => setOpen(true)} />
      <Sheet open={open} title='导出个人信息' confirmText='验证并导出' onConfirm={run} onClose={() => setOpen(false)}>
        <div className='gutter fs-15 t2'>
          <p>
            您将得到一份 Excel
            文件，内容是本平台保存的您本人的信息：账号资料、登录设备、户号绑定、协议同意记录、企业认证、开票抬头、提醒设置、收藏和阅读记录等。
          </p>
          <p className='mt8'>账单、缴费记录、发票和用气量属于用气户号，不在文件内，可在相应页面查看和下载。</p>
          <p className='mt8 mb16 fs-12 t3'>导出前需验证手机号。每天最多导出3次，链接10分钟内有效，请妥善保管文件。</p>
        </div>
      </Sheet>
    </>
  )
}
