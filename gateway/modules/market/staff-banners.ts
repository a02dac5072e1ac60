import type { In, Out } from '@contract'
import { staffBannerFields } from '@contract/content/shelf'
import type { BannerPosition } from '@domain/statuses/content'
import { jsonb } from '../../db/connect'
import { nextNo } from '../../db/sequence'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { savePictures, pictureOf } from '../file/service'
import { audit } from '../identity/service'
import type { BannerRow } from './repo/products'
import { bannerPage, changeBanner, insertBanner, lockBanner } from './repo/staff'
import { linkOf, targetOf } from './rules/written'

type Staff = { userId: string; companyCode: string }
type List = 'btwob GET /banner/list'
type Save = 'btwob POST /banner/save'

const isEditable = ({ companyCodes }: BannerRow, companyCode: string): boolean =>
  companyCodes.length === 1 && companyCodes[0] === companyCode

const view = (work: Work, row: BannerRow, companyCode: string): Out<Save> =>
  shape(staffBannerFields, row, {
    position: row.position as BannerPosition,
    imageUrl: pictureOf(work, row.imageUrl),
    link: linkOf(row),
    editable: isEditable(row, companyCode),
  })

export async function banners(work: Work, { companyCode }: Staff, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await bannerPage(work.db, companyCode, input.position, page)
  return envelope(
    page,
    rows.map((row) => view(work, row, companyCode)),
    total,
  )
}

const hostsOf = (work: Work): string[] =>
  work.settings
    .text('*', 'webviewHosts', '')
    .split(/[\s,]+/)
    .filter(Boolean)

/** Makes a banner, or changes one of the company's own. */
export async function saveBanner(work: Work, { companyCode, userId }: Staff, input: In<Save>): Promise<Out<Save>> {
  const { bannerId, position, startAt, endAt, sort, status } = input
  const before = bannerId === undefined ? undefined : ownOr2902(await lockBanner(work.db, companyCode, bannerId))
  if (before && !isEditable(before, companyCode)) throw new Refusal('2902')
  const title = input.title.trim()
  if (title === '') throw badField('title')
  if (Date.parse(endAt) <= Date.parse(startAt)) throw badField('endAt', '结束时间须晚于开始时间')
  const target = targetOf(input.link, hostsOf(work))
  if (target === null) throw badField('link', '请输入应用内页面，或已登记域名的 https 地址')
  const imageUrl = await pictureFor(work, userId, input, before)
  if (imageUrl === undefined) throw badField('imageFileId', '请上传图片')
  const values = {
    position,
    title,
    imageUrl,
    startAt,
    endAt,
    sort,
    status,
    url: target.url,
    targetRoute: target.targetRoute,
    targetParams: jsonb(target.targetParams),
  }
  const row = before
    ? await changeBanner(work.db, before.bannerId, values)
    : await insertBanner(work.db, {
        ...values,
        bannerId: `B${await nextNo(work.db, 'seq_banner_no')}`,
        companyCodes: [companyCode],
        visibility: position === 'news' || position === 'knowledge' ? 'public' : 'bound',
      })
  const change = { entity: 'banner', entityId: row.bannerId, bp: null, from: before?.status ?? '', to: row.status }
  await audit(work, { ...change, by: userId })
  return view(work, row, companyCode)
}

async function pictureFor(
  work: Work,
  userId: string,
  { imageFileId }: In<Save>,
  before: BannerRow | undefined,
): Promise<string | undefined> {
  if (imageFileId === undefined) return before?.imageUrl
  return (await savePictures(work, userId, [imageFileId], 'BANNER'))[0]
}
