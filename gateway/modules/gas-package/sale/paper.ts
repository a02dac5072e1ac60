import { formatFullMoment } from '@domain/date-format'
import { signWays } from '@domain/statuses/gas-package'
import type { Work } from '../../../http/context'
import { boxes, facts, foot, heading, lines, subtitle } from '../../../pdf/parts'
import { pdfOf } from '../../../pdf/sheet'
import { openText, type KeyHolder } from '../../../secret'
import { findContract, signedPaper, type SignedKind } from '../../contract/service'
import { openOwn } from '../../file/service'
import { companyOf } from '../../membership/service'
import { findAgreement } from '../repo/agreements'
import type { Agreement } from '../types'

export const AGREEMENT_PAPER = 'supplyagreement'

const TITLE = '气量包供气协议'

export const fileNameOf = ({ agreeId }: Pick<Agreement, 'agreeId'>): string => `供气协议_${agreeId}.pdf`

const HEADING = /^第[一二三四五六七八九十]+条/

/** The signed agreement with its page of signatures (C-07); null while it is not signed. */
const draw: SignedKind['draw'] = async (ctx, id) => {
  const [bp = '', agreeId = ''] = id.split('_')
  const agreement = await findAgreement(ctx.db, { bp, agreeId })
  if (agreement?.state !== 'SIGNED' || agreement.signedAt === null) return null
  const companyName = (await companyOf(ctx, agreement.companyCode))?.companyName ?? ''
  const contractNo = await contractNoOf(ctx, agreement)
  const picture = await drawing(ctx, agreement)
  const about = { title: `${TITLE} ${agreeId}`, madeAt: agreement.signedAt }
  const bytes = await pdfOf(about, (doc) => {
    heading(doc, { from: companyName, title: TITLE })
    for (const line of agreement.content.split('\n')) {
      if (HEADING.test(line)) subtitle(doc, line)
      else lines(doc, [line])
    }
    doc.addPage()
    subtitle(doc, '签署信息页')
    facts(doc, proofFacts(ctx, agreement, contractNo))
    doc.moveDown(1)
    boxes(doc, [
      {
        title: '供气方',
        facts: [{ label: '签章', value: `${companyName}（平台签章）` }, ...timeFact(agreement)],
        picture: null,
      },
      { title: '用气方', facts: [{ label: '签章', value: signerText(agreement) }, ...timeFact(agreement)], picture },
    ])
    foot(doc, ctx.config.environment === 'PRO' ? `协议编号 ${agreeId}` : '演示签署服务，不具备CA认证效力')
  })
  return { name: fileNameOf(agreement), bytes }
}

const signers: SignedKind['signers'] = async (work, id) => {
  const [bp = '', agreeId = ''] = id.split('_')
  const agreement = await findAgreement(work.db, { bp, agreeId })
  if (agreement?.state !== 'SIGNED' || agreement.signedAt === null) return null
  return {
    companyCode: agreement.companyCode,
    customer: agreement.signedName ?? '',
    person: agreement.evidence ? openText(work, agreement.evidence.name) : '',
    company: (await companyOf(work, agreement.companyCode))?.companyName ?? '',
    reason: TITLE,
    at: agreement.signedAt,
    page: null,
  }
}

export const agreementPapers = { [AGREEMENT_PAPER]: signedPaper(AGREEMENT_PAPER) }
export const signedAgreements = { [AGREEMENT_PAPER]: { draw, signers } }

async function contractNoOf(work: Work, { bp, contractId }: Agreement): Promise<string> {
  const found = contractId === null ? undefined : await findContract(work.db, { bp, contractId })
  return found?.contractNo ?? ''
}

/** The drawing of a signature by hand. */
async function drawing(work: Work, { signImage, signedBy }: Agreement): Promise<Buffer | null> {
  if (signImage === null || signedBy === null) return null
  return (await openOwn(work, signedBy, signImage))?.bytes ?? null
}

function proofFacts(work: KeyHolder, { agreeId, evidence }: Agreement, contractNo: string) {
  const proof = [
    { label: '协议编号', value: agreeId },
    { label: '合同编号', value: contractNo },
  ]
  if (evidence === null) return proof
  return [
    ...proof,
    { label: '签署人', value: `${openText(work, evidence.name)} ${evidence.phone}` },
    { label: '意愿认证', value: `短信验证码 ${formatFullMoment(evidence.at)}` },
    { label: '网络地址', value: evidence.ip },
    { label: '设备', value: evidence.userAgent === '' ? '未知' : evidence.userAgent },
    { label: '签署前指纹', value: evidence.hashBefore },
    { label: '签署后指纹', value: evidence.hashAfter },
  ]
}

const signerText = ({ signedName, signWay }: Agreement): string =>
  `${signedName ?? ''}（${signWay === null ? '' : signWays[signWay]}）`

const timeFact = ({ signedAt }: Agreement) =>
  signedAt === null ? [] : [{ label: '时间', value: formatFullMoment(signedAt) }]
