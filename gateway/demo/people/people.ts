/* Demo data of C 8.2, CV-16: the users and the states that they show. Days count from the clock's today. */

/** Password of every demo user, as the README says; DEMO_PASSWORD sets another one. */
export const publishedPassword = 'Gas@2026'

export interface BindingSeed {
  bp: string
  isMaster?: true
  isDefault?: true
  reviewStatus: '0' | '1' | '2' | '3'
  relation?: 'STAFF' | 'FINANCE'
  /** Beyond the models every new sub-account has. */
  grants?: readonly string[]
  /** Instead of them: the template of the accountants. */
  template?: 'FINANCE'
  /** What the master granted beyond those before the models of today, oldest first. */
  earlier?: readonly { daysAgo: number; grants: readonly string[] }[]
  /** Days since the master granted the models of today; absent: at the review. */
  grantedDaysAgo?: number
  appliedDaysAgo: number
  applyReason?: string
  rejectReason?: string
  remarkName?: string
}

export interface UserSeed {
  phone: string
  nickname: string
  position: string
  bindings: readonly BindingSeed[]
  status?: '2'
  empNo?: string
  /** Reviewer of this company's desk. */
  staffOf?: string
  memberOf?: string
  hasWechat?: true
  privacyVersion?: '2.0'
}

export const users: readonly UserSeed[] = [
  {
    phone: '13800000001',
    nickname: '王建国',
    position: '总经理',
    hasWechat: true,
    bindings: [{ bp: '1000000001', isMaster: true, isDefault: true, reviewStatus: '1', appliedDaysAgo: 400 }],
  },
  {
    phone: '13800000002',
    nickname: '李会计',
    position: '财务',
    bindings: [
      {
        bp: '1000000001',
        isDefault: true,
        reviewStatus: '1',
        relation: 'FINANCE',
        grants: ['PAY_TOPUP', 'PACKAGE_ORDER', 'PACKAGE_EXTRACT'],
        earlier: [
          { daysAgo: 299, grants: [] },
          { daysAgo: 270, grants: ['PAY_TOPUP'] },
          { daysAgo: 212, grants: ['PAY_TOPUP', 'INVOICE_APPLY'] },
          { daysAgo: 150, grants: ['PAY_TOPUP', 'INVOICE_APPLY', 'PACKAGE_ORDER'] },
          { daysAgo: 96, grants: ['PAY_TOPUP', 'PACKAGE_ORDER'] },
        ],
        grantedDaysAgo: 41,
        appliedDaysAgo: 300,
        applyReason: '负责公司燃气缴费',
        remarkName: '李会计',
      },
    ],
  },
  {
    phone: '13800000003',
    nickname: '用户0003',
    position: '',
    bindings: [{ bp: '1000000001', reviewStatus: '2', appliedDaysAgo: 2, applyReason: '新入职的设备管理员' }],
  },
  {
    phone: '13800000004',
    nickname: '用户0004',
    position: '',
    bindings: [
      {
        bp: '1000000001',
        reviewStatus: '0',
        appliedDaysAgo: 20,
        applyReason: '查看用气情况',
        rejectReason: '非本单位人员',
      },
    ],
  },
  {
    phone: '13800000005',
    nickname: '用户0005',
    position: '',
    bindings: [{ bp: '1000000001', reviewStatus: '3', appliedDaysAgo: 9, applyReason: '协助核对账单' }],
  },
  { phone: '13800000006', nickname: '用户0006', position: '', bindings: [], privacyVersion: '2.0' },
  {
    phone: '13800000007',
    nickname: '陈晓梅',
    position: '法定代表人',
    bindings: [{ bp: '1000000002', isMaster: true, isDefault: true, reviewStatus: '1', appliedDaysAgo: 260 }],
  },
  {
    phone: '13800000008',
    nickname: '刘志强',
    position: '设备管理',
    bindings: [
      { bp: '1000000003', isMaster: true, isDefault: true, reviewStatus: '1', appliedDaysAgo: 380 },
      { bp: '1000000004', isMaster: true, reviewStatus: '1', appliedDaysAgo: 379 },
    ],
  },
  {
    phone: '13800000009',
    nickname: '张代账',
    position: '财务',
    bindings: [
      {
        bp: '1000000001',
        isDefault: true,
        reviewStatus: '1',
        relation: 'FINANCE',
        template: 'FINANCE',
        earlier: [
          { daysAgo: 179, grants: [] },
          { daysAgo: 140, grants: ['INVOICE_APPLY', 'INVOICE_TITLE'] },
        ],
        grantedDaysAgo: 120,
        appliedDaysAgo: 180,
        remarkName: '代账张',
      },
      {
        bp: '1000000003',
        reviewStatus: '1',
        relation: 'FINANCE',
        template: 'FINANCE',
        earlier: [
          { daysAgo: 174, grants: [] },
          { daysAgo: 133, grants: ['PAY_TOPUP'] },
        ],
        grantedDaysAgo: 118,
        appliedDaysAgo: 175,
        remarkName: '代账张',
      },
    ],
  },
  { phone: '13800000010', nickname: '能源管家', position: '', bindings: [], memberOf: 't-9001' },
  { phone: '13800000011', nickname: '赵立新', position: '法定代表人', bindings: [] },
  { phone: '13800000012', nickname: '陈雨', position: '', bindings: [], empNo: 'E20001', staffOf: '1001' },
  { phone: '13800000013', nickname: '用户0013', position: '', bindings: [], status: '2' },
  {
    phone: '13800000014',
    nickname: '孙采购',
    position: '采购',
    bindings: [{ bp: '1000000001', reviewStatus: '2', appliedDaysAgo: 1, applyReason: '负责燃气采购与对账' }],
  },
]
