import { useState } from 'react'
import type { Out } from '@contract'
import { formatFullMoment } from '@domain/date-format'
import { saveText } from '@/platform/save-text'
import { Button, Card, Ends, Icon, Item, KeyValue, ResultHead, Row, SectionCard, Stack, Tag, toast } from '@/ui'
import './verify.scss'

type Verdict = Out<'btwob GET /sign/verify'>
interface Of {
  of: Verdict
}

const SENTENCES = {
  VALID: ['success', '签名有效，文件未被改动'],
  CHANGED: ['fail', '签名无效，文件签署后被改动'],
  UNKNOWN: ['pending', '签名完整，但不是由本平台签发'],
  UNSIGNED: ['fail', '文件没有电子签名'],
} as const

const sizeText = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024))} KB`

export function Head({ of: { verdict, name, size, checkedAt } }: Of) {
  const [kind, title] = SENTENCES[verdict]
  return (
    <Card>
      <ResultHead
        kind={kind}
        title={title}
        text={
          <>
            <span className='break'>{name}</span>
            <span className='num vf-line'>
              {sizeText(size)} · 验于 {formatFullMoment(checkedAt)}
            </span>
          </>
        }
      />
    </Card>
  )
}

export function Signers({ of: { signatures } }: Of) {
  if (signatures.length === 0) return null
  return (
    <SectionCard title='签署人' extra={<span className='fs-12 t3'>{signatures.length} 个签名</span>}>
      <Stack gap={12}>
        {signatures.map((one, index) => (
          <div key={index}>
            <Ends>
              <span className='fs-15 fw-m break'>
                {index + 1}. {one.name || '无法识别'}
              </span>
              <Tag tone={one.isIntact && one.isKnown ? 'success' : 'danger'}>
                {one.isIntact ? (one.isKnown ? '有效' : '未知签发者') : '无效'}
              </Tag>
            </Ends>
            {one.person !== '' && (
              <div className='fs-13 t2 break'>
                {one.person}
                {one.isKnown && ' · 短信验证'}
              </div>
            )}
            <div className='fs-12 t3 num'>
              {one.stampedAt === null ? '无可信时间' : formatFullMoment(one.stampedAt)} ·{' '}
              {index === 0 ? '覆盖全文' : `覆盖全文与签名${index}`}
            </div>
          </div>
        ))}
      </Stack>
    </SectionCard>
  )
}

export function Checks({ of: verdict }: Of) {
  const { signatures, rest, isArchived } = verdict
  const last = signatures.at(-1)
  const isSame = signatures.every(({ isIntact }) => isIntact)
  const rows = [
    {
      is: isSame && rest === 0,
      name: '内容与签署时一致',
      text: isSame ? `签名后 ${rest} 字节被改` : '签名所覆盖的内容被改动',
    },
    {
      is: signatures.every(({ stampedAt }) => stampedAt !== null),
      name: '时间由时间戳证明',
      text: last?.stampedAt ? `时间戳 ${formatFullMoment(last.stampedAt)}` : '没有可信时间',
    },
    {
      is: signatures.every(({ isKnown }) => isKnown),
      name: '证书当时有效',
      text: last?.validTo ? `至 ${last.validTo.slice(0, 10)}` : '无法核对',
    },
    { is: isArchived, name: '与平台存证一致', text: isArchived ? '逐字节相同' : '平台没有这份文件' },
  ]
  return (
    <SectionCard title='查了什么'>
      <Stack gap={12}>
        {rows.map(({ is, name, text }) => (
          <Row key={name} gap={8}>
            <span className={is ? 'c-success' : 'c-danger'} aria-hidden='true'>
              <Icon name={is ? 'check' : 'close'} size={20} />
            </span>
            <div>
              <div className='fs-15'>
                {name}
                {!is && <span className='c-danger'>（未通过）</span>}
              </div>
              <div className='fs-12 t3 num'>{text}</div>
            </div>
          </Row>
        ))}
      </Stack>
    </SectionCard>
  )
}

export const Fingerprint = ({ of: { coveredHash } }: Of) => (
  <SectionCard title='文件指纹'>
    <KeyValue
      items={[
        [
          'SHA-256',
          <span key='hash' className='num break'>
            {coveredHash}
          </span>,
          { copy: coveredHash },
        ],
      ]}
    />
    <div className='fs-12 t3 mt8'>SHA-256，签名 1 覆盖的字节</div>
  </SectionCard>
)

/** What others run to get the same result. */
export function Commands({ of: { root } }: Of) {
  const [open, setOpen] = useState<string | null>(null)
  const save = async () => {
    const way = await saveText(root, 'root.pem', 'application/x-pem-file')
    toast(way === 'failed' ? '保存失败，请稍后重试' : way === 'copied' ? '根证书已复制' : '根证书已保存')
  }
  return (
    <SectionCard title='不用我们也能验'>
      <div className='fs-13 t2'>把文件交给审计、银行或法院，对方用通用工具就能得到同样结果</div>
      {COMMANDS.map(({ name, from, text }) => (
        <div key={name}>
          <Item onTap={() => setOpen(open === name ? null : name)}>
            <Ends>
              <span className='fs-15'>{name}</span>
              <span className='fs-12 t3'>{from}</span>
            </Ends>
          </Item>
          {open === name && <div className='vf-code'>{text}</div>}
        </div>
      ))}
      <Row to='end' top={8}>
        <Button kind='outline' size='small' onTap={() => void save()}>
          下载根证书
        </Button>
      </Row>
    </SectionCard>
  )
}

const COMMANDS = [
  {
    name: 'pdfsig',
    from: 'poppler-utils',
    text: '$ pdfsig -nocert 合同.pdf\nSignature #1: Signature is Valid.\nSignature #2: Signature is Valid.',
  },
  {
    name: 'openssl cms -verify',
    from: '3 条命令',
    text: '# 按 /ByteRange [0 a b c] 取出签名与所覆盖的字节\n$ dd if=合同.pdf bs=1 skip=$((a+1)) count=$((b-a-2)) | xxd -r -p > s.der\n$ (head -c a 合同.pdf; tail -c +$((b+1)) 合同.pdf | head -c c) > s.bin\n$ openssl cms -verify -binary -inform DER -in s.der -content s.bin -CAfile root.pem -purpose any -out /dev/null',
  },
] as const
