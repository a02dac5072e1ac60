import type { RouteAccess, RouteEntry } from './define'

/* May this user open this page? One pure decision for the navigation helper, the page frame and the menus (GD-01..GD-04). */

/** What is known of the user. Without the three credentials (AU-01) a user is a visitor. */
export interface AccessUser {
  loggedIn: boolean
  /** false: the credentials are there, their user is still loading. */
  loaded: boolean
  bp: string
  isMaster: '1' | '0' | ''
  reviewStatus: '0' | '1' | '2' | '3' | ''
  masterUsername: string
  rejectReason: string
  /** Granted models; null while they are not loaded yet (GD-05). */
  models: readonly string[] | null
  /** The unified token belongs to another tenant than the user's data: another tab has changed over (code 430). */
  foreignTenant: boolean
}

export interface Prompt {
  title: string
  content: string
  confirmText: string
  /** Absent: one button only. */
  cancelText?: string
}

export type Decision =
  | { kind: 'allow' }
  /** The user's data are still loading: ask again. */
  | { kind: 'wait' }
  | { kind: 'login'; prompt: Prompt }
  | { kind: 'wrong-tenant'; prompt: Prompt }
  /** Without a customer number: the customer-info confirmation and nothing else (specification 5, 6). */
  | { kind: 'confirm-customer'; page: typeof CONFIRM }
  | { kind: 'review'; prompt: Prompt; then: 'call-master' | 'apply-again' | 'none'; phone: string }
  | { kind: 'no-model'; prompt: Prompt; model: string }

const CONFIRM = '/pages/confirm-cusInfo/confirm-cusInfo'
const NO_MODEL = '您暂无该功能权限，请联系主账号开通'
const MASTER_ONLY = '仅主账号可进行此操作'

/** isBindSuccess of specification 4: bound, and master or passed review. */
export const isBindSuccess = (user: Pick<AccessUser, 'bp' | 'isMaster' | 'reviewStatus'>): boolean =>
  user.bp !== '' && (user.isMaster === '1' || user.reviewStatus === '1')

/** Applies the checks in the order of GD-01; the first that fails decides. */
export function decide(access: RouteAccess, user: AccessUser): Decision {
  if (access === 'public') return { kind: 'allow' }
  if (!user.loggedIn) return { kind: 'login', prompt: LOGIN_PROMPT }
  if (!user.loaded) return { kind: 'wait' }
  if (user.foreignTenant) return { kind: 'wrong-tenant', prompt: TENANT_PROMPT }
  if (access === 'login') return { kind: 'allow' }
  if (user.bp === '') return { kind: 'confirm-customer', page: CONFIRM }
  if (!isBindSuccess(user)) return review(user)
  if (access === 'bound' || user.isMaster === '1') return { kind: 'allow' }
  if (access === 'master') return noModel('', MASTER_ONLY)
  if (user.models === null) return { kind: 'wait' }
  const model = access.slice('model:'.length)
  return user.models.includes(model) ? { kind: 'allow' } : noModel(model, NO_MODEL)
}

/** The part of a route's entry that decides the right to open it. */
export type Door = Pick<RouteEntry, 'access' | 'face'>

/**
 * The page's decision: a page with a public variant is open to the users that its `face` admits; `reason` is why this user sees only
 * that variant.
 */
export function decidePage({ access, face }: Door, user: AccessUser): { decision: Decision; reason?: Decision } {
  const decision = decide(access, user)
  const isClosed = decision.kind !== 'allow' && decision.kind !== 'wait' && decision.kind !== 'wrong-tenant'
  if (!isClosed || face === undefined || decide(face, user).kind !== 'allow') return { decision }
  return { decision: { kind: 'allow' }, reason: decision }
}

export const LOGIN_PROMPT: Prompt = {
  title: '提示',
  content: '您还未登录,去登录?',
  confirmText: '确定',
  cancelText: '取消',
}

const TENANT_PROMPT: Prompt = {
  title: '提示',
  content: '检测到跨租户访问，请更换浏览器登录其他租户',
  confirmText: '我知道了',
}

const noModel = (model: string, content: string): Decision => ({
  kind: 'no-model',
  model,
  prompt: { title: '提示', content, confirmText: '我知道了' },
})

/** BD-20: why a bound, not yet admitted user cannot go on. */
function review({ reviewStatus, masterUsername, rejectReason }: AccessUser): Decision {
  if (reviewStatus === '0') {
    const content = `您申请绑定的主账号已驳回您的申请。驳回原因：${rejectReason}`
    return {
      kind: 'review',
      then: 'apply-again',
      phone: '',
      prompt: { title: '审核未通过', content, confirmText: '重新申请', cancelText: '取消' },
    }
  }
  if (reviewStatus === '3') {
    const content = `主账号未在7天内处理您的申请，请联系主账号${masterUsername}后重新申请`
    return {
      kind: 'review',
      then: 'apply-again',
      phone: '',
      prompt: { title: '审核已超时', content, confirmText: '重新申请', cancelText: '取消' },
    }
  }
  if (masterUsername !== '') {
    const content = `您的企业已有主账号，请等待主账号审核。主账号手机号：${masterUsername}`
    const prompt = { title: '认证审核中...', content, confirmText: '拨打电话', cancelText: '取消' }
    return { kind: 'review', then: 'call-master', phone: masterUsername, prompt }
  }
  const prompt = { title: '认证审核中...', content: '您的认证资料正在审核中，请耐心等待', confirmText: '我知道了' }
  return { kind: 'review', then: 'none', phone: '', prompt }
}
