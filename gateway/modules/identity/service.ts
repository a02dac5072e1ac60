/*
 * What other modules may call (CV-7). The caller comes with every call: `ctx.session`, put together by membership.
 */
export { acceptAgreement, documentVersions } from './agreement'
export { looksAnonymous, refuseStaleAnonymous } from './anonymous'
export { appOf } from './apps'
export { audit, auditsSince } from './audit'
export {
  keepAlive,
  provenSession,
  refuseForeignClient,
  staffSession,
  withUser,
  type Entry,
  type Find,
  type Request,
} from './caller'
export { closeAccount, dueCancellations, failCancellation, openCancellation, runningCancellation } from './cancel'
export { certificates, type Certificates } from './certificates'
export { committed } from './committed'
export { userClosed, userPhoneChanged } from './events'
export { beginBeside, beginLogin, endLogin, goesOnBeside, isLoginAlive, issueHandover, lastTenant } from './logins'
export { places, type Chosen, type Place, type Places, type PlaceWish } from './places'
export { profileOf, updateProfile } from './profile'
export { withPasswordProof, withSmsProof } from './prove-login'
export { knownSession, type KnownSession, type SessionKey } from './repo'
export { CENTRE_STAY, stayOf } from './rules/lifetimes'
export { regionOf } from './rules/region'
export { logSecurityAfterCommit } from './security'
export { endSession, issueGrant, loginRefusal, tokenGiven } from './sessions'
export { checkCode, sendCode, useCode, type SmsProof } from './sms'
export { bindSubject, consumeTicket, isCertifiedApplicant, verifyStepUp } from './step-up'
export { status } from './unified'
export {
  activeUserOfPhone,
  isActiveUser,
  lastSeenOf,
  lockActiveUser,
  lockEmployee,
  lockUser,
  markGuideSeen,
  openPhone,
  sealPhone,
  usersById,
  type UserView,
} from './users'
export { moveSession, placeSessions } from './whereabouts'
