import { useRef, useState } from 'react'
import { PageFrame, useAct } from '@/blocks'
import { attempt, useRead, type ApiError } from '@/request'
import { upload } from '@/request/upload'
import { go, goBack, isStackRoot } from '@/routes/go'
import { PenSheet, usePen } from '@/shared/pen'
import { useUser } from '@/stores'
import { alert, BottomBar, confirm, Ends, ErrorBlock, Field, Money, Stack, toast } from '@/ui'
import { DETAIL, titleOf, type Statement } from '../settlement-look'
import { energyAndPayment } from '@domain/error-texts/energy-and-payment'
import { isDrawn } from '@domain/signature'
import type { ViewParams } from '@/routes/table'

const CANVAS = 'signature-sheet'
const LONGEST_NAME = 20

/** 手写签名: the customer signs a statement by hand (A 6.13, AE-23). */
export function SignatureView({
  statementId,
  revision,
  scope = 'MULTI',
}: ViewParams<'/pages/manager-energy/signature'>) {
  const pen = usePen()
  const [name, setName] = useState(useUser(({ loginUserInfo }) => loginUserInfo?.nickname.slice(0, LONGEST_NAME) ?? ''))
  const sign = useSigning(statementId, revision, pen.clear)
  const signed = useRead(DETAIL[scope], { statementId }, { handles: 'all' })
  const isEmpty = pen.strokes.length === 0
  const submit = async () => {
    const signMeta = pen.measure()
    if (name.trim() === '') return toast('请填写签字人姓名')
    if (!isDrawn(signMeta)) return toast(energyAndPayment.A2203)
    await sign.run(await pen.save(), { signMeta, signerName: name.trim(), of: pen.strokes })
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
          primary={{
            text: '确认并提交',
            // Nothing is signed unseen.
            disabled: isEmpty || signed.data === undefined,
            loading: sign.busy,
            loadingText: '提交中',
            onTap: submit,
          }}
        />
      }
    >
      <Stack gap={12}>
        {signed.state === 'error' ? (
          <ErrorBlock small onRetry={() => void signed.reload()} />
        ) : (
          <Subject statement={signed.data} />
        )}
        <div className='gutter'>
          <Field label='签字人' value={name} maxLength={LONGEST_NAME} required onChange={setName} />
        </div>
        <PenSheet pen={pen} id={CANVAS} />
      </Stack>
    </PageFrame>
  )
}

/** What is signed: month, money, number; its room is kept until it is known. */
function Subject({ statement }: { statement: Statement | undefined }) {
  return (
    <Ends className='gutter fs-14'>
      <span className='fw-m break'>{statement ? titleOf(statement) : '--'}</span>
      <Money value={statement?.totalAmount ?? null} size='xs' />
      <div className='fs-12 t3 num break'>{statement?.statementNo ?? '--'}</div>
    </Ends>
  )
}

interface Signed {
  signMeta: ReturnType<ReturnType<typeof usePen>['measure']>
  signerName: string
  /** The same strokes are not uploaded twice. */
  of: object
}

/** Uploads the picture, confirms with it, and leads back. `onUnclear`: it was no signature. */
function useSigning(statementId: string, revision: number, onUnclear: () => void) {
  const sent = useRef<{ of: object; fileID: string } | null>(null)
  const [isUploading, setUploading] = useState(false)
  const { run: confirmWith, busy } = useAct('energy POST /settlement/confirm', {
    once: true,
    loading: false,
    dialog: ['A2201', 'A2202'],
    tell: showSigned,
    stale: (error) => (error.is('A2203') ? onUnclear() : error.is('A2201', 'A2202') && away()),
    ok: '确认成功',
    done: away,
  })
  const run = async (file: Parameters<typeof upload>[0] | null, { of, ...signed }: Signed): Promise<unknown> => {
    if (file === null) return toast('签名保存失败，请重试')
    const once = async () => {
      if (sent.current?.of !== of) sent.current = { of, fileID: (await upload(file, 'SIGNATURE')).fileID }
    }
    setUploading(true)
    const failed = await attempt(once()).finally(() => setUploading(false))
    if (failed !== null || sent.current === null) return undefined
    return confirmWith({ statementId, revision, signFileID: sent.current.fileID, ...signed })
  }
  return { run, busy: busy || isUploading }
}

/** Another user was first: shown with the name, where the answer has it. */
function showSigned({ data, message }: ApiError): Promise<void> {
  const first = (data as { signedBy?: string } | null)?.signedBy
  return alert(first === undefined ? message : `该结算单已由${first}签字确认`, { cancelText: null })
}

/** Back to the statement; a page opened by itself goes to the list of them. */
const away = (): Promise<void> =>
  isStackRoot() ? go('/pages/manager-energy/settlement/monthly-bill', {}, { replace: true }) : goBack()
