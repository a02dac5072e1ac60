/** Seeded activities (E 8). Days are counted from the day of seeding, a class takes an afternoon; the seats are taken by gateway/demo/activities.ts. */
export interface SeedActivity {
  id: string
  type: 'promotion' | 'class'
  title: string
  summary: string
  motif: string
  tone: 1 | 2 | 3 | 4
  from: number
  to: number
  signUp?: { from: number; to: number; quota: number; perBpLimit?: number }
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
    signUp: { from: -7, to: 8, quota: 30 },
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
    signUp: { from: 5, to: 22, quota: 40 },
    place: '新源燃气客户服务中心二楼培训室',
    products: ['P00000010', 'P00000009'],
    text: `
面向工业用户的锅炉操作人员和设备管理人员。围绕点炉前检查、熄火保护与高低压联锁试验、典型事故案例展开。
`,
  },
  {
    id: 'AC000005',
    type: 'class',
    title: '安全课堂：报警与应急处置专场',
    summary: '小班实操：听到报警后的前五分钟',
    motif: 'shield',
    tone: 1,
    from: 4,
    to: 5,
    signUp: { from: -20, to: 3, quota: 5, perBpLimit: 2 },
    place: '新源燃气客户服务中心一楼报告厅',
    products: ['P00000010'],
    text: `
小班实操：听到可燃气体报警后的前五分钟怎么做。每位学员都会操作一次切断阀、灭火毯和疏散广播。
`,
  },
  {
    id: 'AC000007',
    type: 'class',
    title: '安全课堂：新员工用气入门',
    summary: '一小时认识燃气、灶具与报警器',
    motif: 'lesson',
    tone: 2,
    from: -13,
    to: -12,
    signUp: { from: -30, to: -14, quota: 20 },
    place: '新源燃气客户服务中心二楼培训室',
    products: ['P00000010'],
    text: `
面向新入职的操作人员。课程已经结束，讲义可以向您的用气管家索取。
`,
  },
  {
    id: 'AC000008',
    type: 'class',
    title: '节能沙龙：读懂您的用气账单',
    summary: '能源管理员交流会，现场解答阶梯与偏差考核',
    motif: 'boiler',
    tone: 3,
    from: 3,
    to: 4,
    signUp: { from: -9, to: 2, quota: 12 },
    place: '新源燃气客户服务中心一楼报告厅',
    products: ['P00000008'],
    text: `
每季度一次的能源管理员交流会。请带上最近三个月的账单，现场逐项讲解。

## 议程

- 账单各项怎么来；
- 计划与偏差；
- 同行节能案例。
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
