import { useRef, useState } from 'react'
import { PageFrame } from '@/blocks'
import { attempt, useWrite, type ApiError } from '@/request'
import { upload } from '@/request/upload'
import { go, goBack, isStackRoot } from '@/routes/go'
import { PenSheet, usePen } from '@/shared/pen'
import { useUser } from '@/stores'
import { alert, BottomBar, confirm, Field, Stack, toast } from '@/ui'
import { energyAndPayment } from '@domain/error-texts/energy-and-payment'
import { isDrawn } from '@domain/signature'

const CANVAS = 'signature-sheet'
const LONGEST_NAME = 20

interface Props {
  statementId: string
  revision: number
}

/** 手写签名: the customer signs a statement by hand (A 6.13, AE-23). */
export function SignatureView({ statementId, revision }: Props) {
  const pen = usePen()
  const [name, setName] = useState(useUser(({ loginUserInfo }) => loginUserInfo?.nickname.slice(0, LONGEST_NAME) ?? ''))
  const sign = useSigning(statementId, revision)
  const isEmpty = pen.strokes.length === 0
  const submit = async () => {
    const signMeta = pen.measure()
    if (name.trim() === '') return toast('请填写签字人姓名')
    if (!isDrawn(signMeta)) return toast(energyAndPayment.A2203)
    const outcome = await sign.run(await pen.save(), { signMeta, signerName: name.trim(), of: pen.strokes })
    if (outcome === 'again') pen.clear()
  }
  const leave = async () => {
    if (isEmpty || (await confirm({ title: '提示', content: '签名未提交，确定离开吗？' }))) await away()
  }
  return (
    <PageFrame
      spaced
      white
      onBack={() => void leave()}
      footer={
        <BottomBar
          primary={{ text: '确认', disabled: isEmpty, loading: sign.busy, loadingText: '提交中', onTap: submit }}
        />
      }
    >
      <Stack gap={12}>
        <div className='gutter'>
          <Field label='签字人' value={name} maxLength={LONGEST_NAME} required onChange={setName} />
        </div>
        <PenSheet pen={pen} id={CANVAS} />
      </Stack>
    </PageFrame>
  )
}

interface Signed {
  signMeta: ReturnType<ReturnType<typeof usePen>['measure']>
  signerName: string
  /** The same strokes are not uploaded twice. */
  of: object
}

/** Uploads the picture, confirms with it, and leads back. 'again': it was no signature. */
function useSigning(statementId: string, revision: number) {
  const sent = useRef<{ of: object; fileID: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const write = useWrite('energy POST /settlement/confirm', {
    once: true,
    handles: ['A2201', 'A2202', 'A2203'],
    loading: false,
  })
  const run = async (
    file: Parameters<typeof upload>[0] | null,
    { of, ...signed }: Signed,
  ): Promise<'again' | 'over'> => {
    if (file === null) {
      toast('签名保存失败，请重试')
      return 'over'
    }
    const carry = async () => {
      if (sent.current?.of !== of) sent.current = { of, fileID: (await upload(file, 'SIGNATURE')).fileID }
      await write.run({ statementId, revision, signFileID: sent.current.fileID, ...signed })
    }
    setBusy(true)
    const failed = await attempt(carry()).finally(() => setBusy(false))
    if (failed === null) {
      toast('确认成功', { icon: 'success' })
      await away()
      return 'over'
    }
    return refused(failed)
  }
  return { run, busy }
}

/** What the refusal means for the page. */
async function refused(failed: ApiError): Promise<'again' | 'over'> {
  if (failed.is('A2203')) {
    toast(failed.message)
    return 'again'
  }
  if (!failed.is('A2201', 'A2202')) return 'over'
  const first = (failed.data as { signedBy?: string } | null)?.signedBy
  await alert(first === undefined ? failed.message : `该结算单已由${first}签字确认`, {
    title: '提示',
    cancelText: null,
  })
  await away()
  return 'over'
}

/** Back to the statement; a page opened by itself goes to the list of them. */
const away = (): Promise<void> =>
  isStackRoot() ? go('/pages/manager-energy/settlement/monthly-bill', {}, { replace: true }) : goBack()
