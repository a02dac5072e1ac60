import { formatFullMoment } from '@domain/date-format'
import { cancelStatus } from '@domain/statuses/cancellation'
import type { OwnData } from '../../personal-data'
import type { Work } from '../../http/context'
import { unseal } from '../../secret'
import { listed, moment } from '../../sheet/table'
import * as repo from './repo'
import { regionOf } from './rules/region'
import { terminalNames } from './rules/terminals'

/* Data of the user, for the copy of personal data (PIPL art. 45): never a password, a token or the hash of one. */

const LOGINS: Readonly<Record<repo.SessionRow['loginType'], string>> = {
  sms: '短信验证码',
  password: '密码',
  wx: '微信',
  app: '手机APP',
  icome: 'iCome',
  grant: '统一认证',
  tmp: '统一认证',
}
const DOCUMENTS = { userAgreement: '用户协议', privacyPolicy: '隐私政策' } as const

const profile: OwnData = async (work, { userId }) => {
  const user = await repo.userById(work.db, userId)
  return listed('账号资料', user ? factsOf(work, user) : [], [
    ['项目', 16, ([name]) => name],
    ['内容', 40, ([, value]) => value],
  ])
}

const factsOf = (work: Work, user: repo.UserRow): [name: string, value: string][] => [
  ['用户编号', user.userId],
  ['手机号', unseal(work, user.phoneEnc)],
  ['昵称', user.nickname],
  ['职务', user.position],
  ['邮箱', user.emailEnc === null ? '' : unseal(work, user.emailEnc)],
  ['头像', user.portrait === null ? '未设置' : '已设置，可在“我的—设置—头像”中查看和保存'],
  ['员工编号', user.empNo ?? ''],
  ['登录密码', user.passwordHash === null ? '未设置' : '已设置，加密保存，无法导出'],
  ['注册渠道', terminalNames[user.registerSource] ?? '供气单位'],
  ['注册时间', formatFullMoment(user.createdAt)],
  ['最近更新', formatFullMoment(user.updatedAt)],
]

const consents: OwnData = async (work, { userId }) =>
  listed('协议同意记录', await repo.consentsOfUser(work.db, userId), [
    ['文件', 14, ({ docType }) => DOCUMENTS[docType]],
    ['版本', 10, ({ version }) => version],
    ['同意时间', 20, ({ acceptedAt }) => moment(acceptedAt)],
    ['终端', 14, ({ channel }) => terminalNames[channel] ?? channel],
    ['IP地址', 20, ({ ip }) => ip],
  ])

const sessions: OwnData = async (work, { userId }) =>
  listed('登录设备', await repo.sessionsOfUser(work.db, userId), [
    ['设备', 20, ({ deviceName }) => deviceName],
    ['终端', 14, ({ terminalType }) => terminalNames[terminalType] ?? terminalType],
    ['登录方式', 12, ({ loginType }) => LOGINS[loginType]],
    ['IP地址', 20, ({ ip }) => ip],
    ['归属地', 12, ({ ip }) => regionOf(ip)],
    ['浏览器标识', 40, ({ userAgent }) => userAgent],
    ['登录时间', 20, ({ createdAt }) => moment(createdAt)],
    ['最近使用', 20, ({ lastSeenAt }) => moment(lastSeenAt)],
    ['退出时间', 20, ({ revokedAt }) => moment(revokedAt)],
  ])

const wechat: OwnData = async (work, { userId }) =>
  listed('微信绑定', await repo.relationsOfUser(work.db, userId), [
    ['微信应用', 22, ({ appId }) => appId],
    ['微信用户标识', 32, ({ openId }) => openId],
    ['绑定时间', 20, ({ boundAt }) => moment(boundAt)],
    ['解绑时间', 20, ({ unboundAt }) => moment(unboundAt)],
  ])

const cancellations: OwnData = async (work, { userId }) =>
  listed('注销申请', await repo.cancelsOfUser(work.db, userId), [
    ['申请时间', 20, ({ requestedAt }) => moment(requestedAt)],
    ['原因', 30, ({ reason }) => reason],
    ['状态', 12, ({ status }) => cancelStatus[status].label],
    ['生效时间', 20, ({ effectiveAt }) => moment(effectiveAt)],
    ['撤销时间', 20, ({ revokedAt }) => moment(revokedAt)],
  ])

export const identityData = {
  app_user: profile,
  agreement_consent: consents,
  auth_session: sessions,
  wx_relation: wechat,
  account_cancel: cancellations,
}
