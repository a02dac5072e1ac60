import { emergencyNumbers } from '../emergency'
import type { SeedArticle } from './types'

/** Meters of the restaurant's kitchen: its planned stop is the one of the first notice. */
const RESTAURANT_METERS = ['003010010203', '003010010202']

/** 资讯公告: official notices to bound customers. */
export const informationArticles: readonly SeedArticle[] = [
  {
    id: 'A00001001',
    channel: 'information',
    category: 'supply',
    title: '关于新源路中压干管改线的计划停气通知',
    layout: 'text',
    pictures: [],
    tone: 1,
    daysAgo: 1,
    companyCodes: ['1001'],
    supply: {
      kind: 'stop',
      areas: ['广阳区新源路（和平路至建设路段）两侧用户'],
      day: 5,
      hour: 6,
      hours: 12,
      reason: '中压干管改线',
      planned: true,
      meterNos: RESTAURANT_METERS,
    },
    text: `
因中压干管改线需要，计划对下列范围停止供气。给您的生产经营带来不便，敬请谅解。

## 停气范围

广阳区新源路（和平路至建设路段）两侧用户。受影响的表具以平台停气通知中列出的为准。

## 请您配合

1. 停气前安排设备有序停机，关闭设备阀门和灶前阀；
2. 停气期间不要自行开启阀门；
3. 复气时请安排人员在场，检查无异味后按规程点火；
4. 如有不能停气的特殊情况，请尽快联系客户经理协商。

施工可能因天气等原因调整，变更会另行通知。
`,
  },
  {
    id: 'A00001002',
    channel: 'information',
    category: 'notice',
    title: '关于启用电子结算单在线确认的通知',
    layout: 'text',
    pictures: [],
    tone: 1,
    daysAgo: 20,
    needReceipt: true,
    text: `
为方便客户核对气量，自本通知发布之日起，按月结算的客户可以在平台查看并确认电子结算单。

## 主要变化

- 结算单于每月初生成，列明表具、期初期末读数、气量、价格和金额；
- 有权限的人员可以在线签字确认，也可以在时限内提出异议；
- 逾期未确认也未提出异议的，按供用气合同的约定处理。

## 需要准备

请主账号为负责结算的人员开通“结算确认签字”权限，并确认接收提醒的手机号码有效。

请各单位阅读后点击“我已知悉”。
`,
  },
  {
    id: 'A00001003',
    channel: 'information',
    category: 'price',
    title: '关于查询执行气价文件的说明',
    layout: 'text',
    pictures: [],
    tone: 1,
    daysAgo: 33,
    needReceipt: true,
    text: `
为保障客户的知情权，平台已公布各类用气的执行价格、文号和执行日期，并提供历史价格查询。

1. 在账单详情的“价格说明”中查看本期执行的价格和分段；
2. 在“政府指导价”中查看各类别现行价格和历史价格；
3. 合同约定价格的客户，以合同约定为准。

价格调整时，我们会提前发布公告并推送消息。
`,
  },
  {
    id: 'A00001004',
    channel: 'information',
    category: 'safety',
    title: '低温天气安全用气提示',
    layout: 'text',
    pictures: [],
    tone: 1,
    daysAgo: 5,
    text: `
受冷空气影响，未来一段时间气温明显下降，请各用气单位注意：

- 检查室外调压箱、放散管周围有无积冰，不要用明火或者开水烘烤；
- 冷凝锅炉的排水管应当保温，防止冻堵后停炉；
- 使用燃气取暖设备时保持通风，安装一氧化碳报警器；
- 室内不要使用不带烟道的燃气取暖设备；
- 长时间停用的设备，点火前先检漏。

发现管道冻裂、泄漏，请立即撤离并拨打抢险电话 ${emergencyNumbers}。
`,
  },
  {
    id: 'A00001005',
    channel: 'information',
    category: 'guide',
    title: '办事指南：企业更名、过户需要哪些材料',
    layout: 'text',
    pictures: [],
    tone: 1,
    daysAgo: 60,
    text: `
| 业务 | 材料 | 办理时限 |
| --- | --- | --- |
| 企业更名 | 新营业执照、登记机关的变更通知书、经办人身份证明和授权书 | 3 个工作日 |
| 过户 | 双方营业执照、房产或租赁证明、费用结清证明、过户申请 | 5 个工作日 |
| 变更用气性质 | 营业执照、用气设备清单、现场核查 | 7 个工作日 |
| 增容 | 用气设备清单、厂区平面图 | 现场勘察后确定 |

办理前请先缴清气费并处理未完成的购气订单。更名或过户完成后，需要重新提交企业认证，原有子账号的授权会失效。
`,
  },
  {
    id: 'A00001006',
    channel: 'information',
    category: 'supply',
    title: '高新区长江大道低压用户复气通知',
    layout: 'text',
    pictures: [],
    tone: 1,
    daysAgo: 3,
    companyCodes: ['1002'],
    supply: {
      kind: 'resume',
      areas: ['高新区长江大道沿线低压用户'],
      day: -3,
      hour: 21,
      hours: 2,
      reason: '第三方施工损坏管道，抢修已完成',
      planned: false,
    },
    text: `
因第三方施工损坏管道造成的停气，抢修已经完成，管道试压合格，现恢复供气。

## 复气注意事项

1. 复气前检查所有燃气阀门处于关闭状态；
2. 由专人开启总阀，用检漏液检查接头；
3. 排净管内空气后再点火，点火时人员不要正对炉口；
4. 发现异味立即关阀、通风、撤离，并拨打抢险电话 ${emergencyNumbers}。

感谢您的理解与配合。
`,
  },
]
