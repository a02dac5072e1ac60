import { relations } from '@domain/statuses/names'
import { bindingStatus, claimStatus, reviewStatus } from '@domain/statuses/review'
import type { OwnData } from '../../personal-data'
import { listed, moment } from '../../sheet/table'
import { remarkOf } from './remark'
import * as repo from './repo'

/* A user's bindings to customer numbers, for the copy of personal data (PIPL art. 45). */

const bindings: OwnData = async (work, { userId }) =>
  listed('户号绑定', await repo.everBound(work.db, userId), [
    ['户号', 14, ({ bp }) => bp],
    ['身份', 10, ({ isMaster }) => (isMaster ? '主账号' : '子账号')],
    ['与单位关系', 14, ({ relation }) => relations[relation]],
    ['备注名', 16, (row) => remarkOf(work, row)],
    ['申请理由', 24, ({ applyReason }) => applyReason],
    ['申请时间', 20, ({ applyAt }) => moment(applyAt)],
    ['审核状态', 12, (row) => reviewStatus[row.reviewStatus].label],
    ['审核时间', 20, ({ reviewedAt }) => moment(reviewedAt)],
    ['驳回原因', 24, ({ rejectReason }) => rejectReason],
    ['单笔缴费限额（元）', 18, ({ payOrderLimit }) => payOrderLimit],
    ['每月缴费限额（元）', 18, ({ payMonthLimit }) => payMonthLimit],
    ['绑定状态', 12, ({ status }) => bindingStatus[status].label],
  ])

const claims: OwnData = async (work, { userId }) =>
  listed('主账号变更申请', await repo.claimsOfUser(work.db, userId), [
    ['户号', 14, ({ bp }) => bp],
    ['理由', 30, ({ reason }) => reason],
    ['申请时间', 20, ({ appliedAt }) => moment(appliedAt)],
    ['状态', 26, ({ status }) => claimStatus[status].label],
    ['处理时间', 20, ({ decidedAt }) => moment(decidedAt)],
  ])

export const membershipData = { bp_binding: bindings, master_claim: claims }
