/** Seeded activities (E 8). Days are counted from the day of seeding; quota and seats taken for those with sign-up. */
export interface SeedActivity {
  id: string
  type: 'promotion' | 'class'
  title: string
  summary: string
  motif: string
  tone: 1 | 2 | 3 | 4
  from: number
  to: number
  signUp?: { from: number; to: number; quota: number; used: number }
  place?: string
  products: readonly string[]
  text: string
}

export const seedActivities: readonly SeedActivity[] = [
  {
    id: 'AC000001',
    type: 'promotion',
    title: '报警器换新季：旧设备评估抵扣',
    summary: '老旧报警器免费评估，换新享限时价，含安装与首次标定',
    motif: 'detector',
    tone: 1,
    from: -10,
    to: 20,
    products: ['P00000001', 'P00000006', 'P00000012'],
    text: `
活动期间，老旧可燃气体报警器可以申请免费评估。评估后换新的单位享受活动价，价格包含现场安装、联动调试和首次标定。

## 参与方式

1. 在商城选择报警器，提交咨询并注明旧设备型号；
2. 顾问联系您预约现场评估；
3. 确认报价后安排安装，旧设备由我们统一回收处置。

活动价以报价单为准，请按报价单约定方式付款，切勿向个人账户转账。
`,
  },
  {
    id: 'AC000002',
    type: 'promotion',
    title: '锅炉节能月：免费烟气测试',
    summary: '一吨以上燃气锅炉可预约现场烟气测试，送节能建议书',
    motif: 'boiler',
    tone: 2,
    from: -5,
    to: 25,
    products: ['P00000005', 'P00000008', 'P00000022'],
    text: `
采暖季是锅炉用气的高峰，也是发现问题的最好时机。活动期间，一吨以上燃气锅炉可以预约免费烟气测试。

## 您将得到

- 排烟温度、含氧量、一氧化碳的现场测试数据；
- 排烟热损失和节能潜力测算；
- 一份包含投资与回收期的节能建议书。

测试需要锅炉在正常负荷下运行半小时以上。
`,
  },
  {
    id: 'AC000003',
    type: 'class',
    title: '安全课堂：餐饮后厨用气专场',
    summary: '两小时讲解与演练，结束后领取后厨点检表',
    motif: 'lesson',
    tone: 3,
    from: 9,
    to: 10,
    signUp: { from: -7, to: 8, quota: 30, used: 27 },
    place: '新源燃气客户服务中心二楼培训室',
    products: ['P00000010'],
    text: `
面向餐饮单位店长、厨师长和安全员。内容包括泄漏判断与处置、灶具和软管检查、报警器联动测试，并安排现场演练。

请携带本单位的报警器说明书，现场工程师可以答疑。
`,
  },
  {
    id: 'AC000004',
    type: 'class',
    title: '安全课堂：工业锅炉操作专场',
    summary: '点炉检查、联锁试验与事故案例分析',
    motif: 'helmet',
    tone: 2,
    from: 23,
    to: 24,
    signUp: { from: 5, to: 22, quota: 40, used: 0 },
    place: '新源燃气客户服务中心二楼培训室',
    products: ['P00000010', 'P00000009'],
    text: `
面向工业用户的锅炉操作人员和设备管理人员。围绕点炉前检查、熄火保护与高低压联锁试验、典型事故案例展开。
`,
  },
  {
    id: 'AC000005',
    type: 'class',
    title: '安全课堂：学校食堂专场',
    summary: '学校食堂安全员专场培训，名额已满',
    motif: 'shield',
    tone: 1,
    from: 4,
    to: 5,
    signUp: { from: -20, to: 3, quota: 25, used: 25 },
    place: '新源燃气客户服务中心一楼报告厅',
    products: ['P00000010'],
    text: `
面向学校、幼儿园食堂的安全员和管理人员，结合校园食堂特点讲解日常检查与应急疏散。
`,
  },
  {
    id: 'AC000006',
    type: 'promotion',
    title: '秋季软管集中更换',
    summary: '以旧换新活动已结束，感谢参与',
    motif: 'hose',
    tone: 4,
    from: -60,
    to: -30,
    products: ['P00000003'],
    text: `
活动已经结束。软管到期仍可以在商城提交更换咨询。
`,
  },
]
