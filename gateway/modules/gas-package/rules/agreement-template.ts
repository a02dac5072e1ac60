/*
 * The supply agreement (供气协议, B 6.10) by its version. A version that orders were signed with is never edited: a change is a new
 * version. Each paragraph is a line; a line that begins with 第…条 is a heading.
 */

const version1 = `供气方（甲方）：{{companyName}}
用气方（乙方）：{{customerName}}（户号{{bp}}）
协议编号：{{agreeId}}
生成日期：{{signDate}}
甲乙双方就乙方通过线上平台订购气量包并分周期提气事宜，经协商一致，订立本协议。
第一条 定义
气量包指甲方在约定提气期内按约定价格预先销售的一定数量的天然气。
提气指乙方通过本协议列明的计量表具使用所订气量，并由系统按日计入的过程。
提气周期指提气期内按自然月或者按旬划分的供气时段。
第二条 气量与提气期
乙方订购气量共计{{totalVolume}}立方米，提气期自{{deliveryStart}}起至{{deliveryEnd}}止。
参与提气的计量表具：
{{meterTable}}
各提气周期的计划气量如下，实际提气量以各周期锁定的气量为准：
{{cycleTable}}
供应方式：{{supplyMode}}
第三条 价格
{{priceFormula}}
按上述单价计算，所订气量的气款总额为{{totalText}}。价格均含增值税。
第四条 保证金
乙方应于本协议签署后{{depositHours}}小时内缴纳保证金{{depositAmount}}元，为气款总额的{{depositRate}}%。保证金到账后订单生效，逾期未缴的，订单自动关闭，保留的气量释放。
保证金不抵充气款。全部提气周期结清后，扣除本协议约定的补偿及未付补款，余额退至乙方账户余额。
第五条 提气计划与锁定
乙方可在各周期的修改窗口内调整未锁定周期的气量，各周期气量合计不变，且不得超出各周期的上下限。按月划分的周期，修改窗口为开始前{{openDays}}日0时至开始前{{closeDays}}日17时；按旬划分的，以平台展示的时间为准。
乙方提交提气单后，所选周期立即锁定；到期未提交的，按当时的计划气量自动锁定。锁定后不可再修改。
第六条 气款支付
乙方应在各周期的支付期限前付清该周期气款。逾期未付的，可在周期开始后第{{overdueDays}}日24时前补付，价格不变，自支付次日起计入提气，此前的天数不予补计。
仍未支付的，该周期气量失效，乙方按该周期气款的{{shortFeeRate}}%向甲方支付补偿，从保证金中扣除，以所余保证金为限。
第七条 计量
气量以本协议列明的远传计量表具的计量数据为准，按日计入。数据缺失不超过3日的，以补采数据为准；缺失超过3日的，按缺失前7日的日均用气量补计。
未计入气量包的用气量，按甲方公布的气价计入普通账单。
第八条 超提与短提
{{overClause}}
周期未提气量在该周期气量{{shortTolerance}}%以内的，连同气款结转至下一周期，没有下一周期的，气款退至乙方账户余额；超过{{shortTolerance}}%的部分，按该部分气款的{{shortFeeRate}}%收取补偿，其余气款退至乙方账户余额，对应气量失效。
因甲方原因、计量异常、政府限产管控或不可抗力造成的短提，经审核确认后免收补偿。
第九条 气量变更
已支付的周期，乙方可以按平台规则申请延后、提前或追加提气，变更量、次数和期限以平台展示为准。
第十条 双方权利义务
甲方应保证供气质量和压力符合国家标准，计划停气应提前48小时通知乙方。
乙方应安全用气，妥善保护计量表具和用气设施，配合甲方的安全检查，不得转供所订气量。
第十一条 不可抗力与供气中断
因不可抗力、上游限供或政府调度不能按约供气的，甲方应及时通知乙方，受影响的气量可以延后提取或者退还相应气款，双方互不承担违约责任。
第十二条 违约与终止
两个提气周期失效的，甲方有权终止订单，保证金不予退还。
双方协商一致终止，或者因甲方原因、不可抗力终止的，甲方应全额退还保证金及未提气量的气款。
第十三条 电子签署的效力
双方同意以电子签署方式订立本协议。乙方通过短信验证码确认签署意愿，签署后的电子文本与纸质文本具有同等效力，文件指纹用于核验文本是否被改动。
第十四条 争议解决
本协议履行中发生争议的，双方应协商解决；协商不成的，向供气地人民法院提起诉讼。`

const templates: ReadonlyMap<string, string> = new Map([['1', version1]])

/** The text of a version with its places still empty; null for an unknown one. */
export const templateOf = (version: string): string | null => templates.get(version) ?? null

/** Fills the places of a template; null when one is left without a value, or a value would write a place of its own. */
export function filled(template: string, values: Readonly<Record<string, string>>): string | null {
  let isWhole = true
  const text = template.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => {
    const value = values[name]
    if (value === undefined || value === '' || /[{}]/.test(value)) isWhole = false
    return value ?? ''
  })
  return isWhole ? text : null
}
