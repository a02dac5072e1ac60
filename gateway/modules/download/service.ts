import type { In, Out } from '@contract'
import { downloadPage, linkCode, type LinkPrefix } from '@domain/download-link'
import { maskCompany } from '@domain/mask'
import type { LinkVisit } from '../../http/links'
import type { Ctx, Session, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { originOf } from '../../http/origin'
import { badField, Refusal } from '../../http/refusal'
import { listed } from '../../settings'
import { audit } from '../identity/service'
import { customerOf } from '../membership/service'
import * as repo from './repo'
import { visitorHash } from './rules/visitor'

type Latest = Out<'appDownload GET /appDownload/latest'>
type Release = NonNullable<Latest['ANDROID']>

/** Characters kept of what a browser says it is. */
const AGENT_LIMIT = 200

const shown = (row: repo.ReleaseRow | undefined): Release | null => {
  if (row === undefined) return null
  const { versionName, versionCode, size, sha256, url, notes, minOs, forceBelow, publishedAt } = row
  return { versionName, versionCode, size, sha256, url, notes, minOs, forceBelow, publishedAt }
}

/** The newest release of each platform, and the owner of the link. */
export async function latest(
  work: Work,
  { platform, from, code }: In<'appDownload GET /appDownload/latest'>,
): Promise<Latest> {
  const rows = await repo.releasesInForce(work.db, work.clock.iso())
  const of = (one: repo.Platform) =>
    platform === undefined || platform === one ? shown(rows.find((row) => row.platform === one)) : null
  return { ANDROID: of('ANDROID'), IOS: of('IOS'), inviter: await inviterOf(work, from, code) }
}

/** Only links of users have a name, masked. */
async function inviterOf(work: Work, from: LinkPrefix | undefined, code: string | undefined): Promise<string> {
  const known = linkCode(code)
  if ((from !== 'u' && from !== 'f') || known === '') return ''
  const owner = await repo.ownerOfCode(work.db, from, known)
  const customer = owner && (await customerOf(work, owner.bp, owner.companyCode))
  return customer ? maskCompany(customer.customerName) : ''
}

/** The download page as an address that a camera can open. */
export const downloadUrl = (ctx: Ctx, from: LinkPrefix | undefined, code: string | undefined): string =>
  `${originOf(ctx)}${downloadPage(from ?? 'd', code ?? '')}`

/** AB-02: a link was opened. */
export const noteVisit = (work: Work, { prefix, code, userAgent, ip }: LinkVisit): Promise<void> =>
  repo.insertVisit(work.db, {
    visitId: newId(work.clock.now()),
    prefix,
    code: linkCode(code),
    ua: userAgent.slice(0, AGENT_LIMIT),
    ipHash: visitorHash(work.config.dataKey, work.clock.today(), ip),
    at: work.clock.iso(),
  })

type Save = In<'btwob POST /appRelease/save'>

/**
 * The app is the same for all companies: only staff of those in the setting `appRelease.publishers` may change it (2903), and it comes
 * from the hosts in `appRelease.hosts`. A release below its own bound would lock its users out (AB-04).
 */
function refuseRelease(ctx: Ctx<Session>, { url, versionCode, forceBelow, status }: Save): void {
  if (!listed(ctx.settings, '*', 'appRelease.publishers').includes(ctx.session.companyCode)) throw new Refusal('2903')
  // One from a host of before can still be withdrawn.
  if (status === 'OFF') return
  if (url !== '' && !listed(ctx.settings, '*', 'appRelease.hosts').includes(hostOf(url)))
    throw badField('url', '不是允许的下载地址')
  if (forceBelow > versionCode) throw badField('forceBelow')
}

/** With its port, if any; '' for no address. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '')

/** D 5.9: publishes, changes or withdraws a release. Of two saves at once one is refused as changed. */
export async function saveRelease(ctx: Ctx<Session>, input: Save): Promise<{ version: number }> {
  refuseRelease(ctx, input)
  const { version, ...release } = input
  const former = await repo.lockRelease(ctx.db, release.platform, release.versionCode)
  if ((former?.version ?? 0) !== version) throw new Refusal('2904')
  const row = { ...release, version: version + 1, savedBy: ctx.session.userId, updatedAt: ctx.clock.iso() }
  if (former !== undefined) await repo.updateRelease(ctx.db, row)
  else if (!(await repo.insertRelease(ctx.db, row))) throw new Refusal('2904')
  await audit(ctx, {
    entity: 'appRelease',
    entityId: `${release.platform}|${release.versionCode}`,
    bp: null,
    from: former?.status ?? '',
    to: release.status,
    by: ctx.session.userId,
  })
  return { version: row.version }
}
