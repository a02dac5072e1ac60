import { useState } from 'react'
import type { Out } from '@contract'
import { useShareCard } from '@/blocks'
import { savePictureData } from '@/platform/picture'
import { useWrite } from '@/request'
import { addressOf } from '@/routes/go'
import { useUser } from '@/stores'
import { Button, DateText, QrPicture, qrUri, Sheet, Stack, toast } from '@/ui'
import { GrantSheet } from '../GrantSheet'
import { SendInvite } from './SendInvite'

type Invite = Out<'default POST /hqw/subAccount/createInvite'>

/** 邀请 (C 6.8, SA-08): the colleague's rights, then the picture that admits the colleague. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const [invite, setInvite] = useState<Invite | null>(null)
  // No act: the answer is the next view; its form says what was refused.
  const create = useWrite('default POST /hqw/subAccount/createInvite')
  if (invite !== null) return <InviteCode invite={invite} onClose={onClose} />
  return (
    <GrantSheet
      name='invite'
      title='邀请子账号'
      confirmText='生成邀请码'
      remarkName=''
      placeholder='同事的姓名或岗位'
      onClose={onClose}
      onGrant={async (granting) => setInvite(await create.run(granting))}
    />
  )
}

function InviteCode({ invite, onClose }: { invite: Invite; onClose: () => void }) {
  const name = useUser(({ loginUserInfo }) => loginUserInfo?.customerName ?? '')
  const path = addressOf('/pages/me/scan-status', { scanId: invite.scanId })
  useShareCard({ title: `邀请您加入${name}`, path })
  const save = async () => {
    const isSaved = await savePictureData(qrUri(invite.qrText), 'invite.gif')
    toast(isSaved ? '已保存' : '保存失败，请截屏保存')
  }
  return (
    <Sheet open title='邀请子账号' cancelText='关闭' onClose={onClose}>
      <Stack gap={12} className='gutter center'>
        <div className='fs-16 fw-b'>{name}</div>
        <QrPicture text={invite.qrText} label='邀请二维码' />
        <p className='fs-13 t3'>
          同事使用“扫一扫”扫码后即成为子账号。仅限一人使用，有效期至 <DateText value={invite.expireAt} form='full' />
        </p>
        <SendInvite path={path} />
        <Button block size='xlarge' kind='outline' onTap={save}>
          保存图片
        </Button>
      </Stack>
    </Sheet>
  )
}
