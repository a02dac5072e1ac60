/*
 * Written forms of one question: full and half width, traditional and simplified characters, characters of equal sound. What an
 * input method gets wrong is the character, hardly ever the sound.
 */

/** Traditional characters of the trade and of everyday questions, each followed by its simplified one. */
const PAIRS =
  '丟丢個个為为這这麼么嗎吗們们會会來来時时間间現现樣样問问請请幫帮對对費费氣气帳账賬账單单錢钱價价額额餘余剩剩繳缴總总數数讀读錶表計计劃划預预測测報报' +
  '發发票票開开關关電电話话號号經经理理務务廳厅點点網网約约簽签訂订購购買买賣卖套套餐餐提提偏偏差差較较變变漲涨貴贵減减單单據据結结還还沒没過过歷历' +
  '記记錄录狀状態态應应該该歲岁後后從从裡里裏里邊边幾几兩两個个雙双訊讯線线綫线聯联繫系係系檢检查查隱隐患患維维護护修修複复復复停停斷断閥阀門门' +
  '壓压臺台萬万億亿來来說说話话讓让給给與与並并將将處处辦办進进續续實实際际確确認认導导訴诉評评級级階阶梯梯檔档標标準准規规則则條条聞闻洩泄漏漏' +
  '煤煤瓦瓦爐炉鍋锅廚厨房房車车間间廠厂臭臭響响著着燒烧滅灭煙烟暈晕倒倒惡恶噁恶嘔呕傷伤員员險险安安團团隊队業业戶户設设備备儲储值值轉转賬账匯汇' +
  '滯滞納纳違违罰罚欠欠賠赔補补貼贴稅税專专普普電电紙纸郵邮寄寄蓋盖章章抬抬頭头綁绑換换新新舊旧舉举證证權权限限賬账號号密密碼码驗验終终端端離离' +
  '採采暖暖溫温熱热冷冷節节能能省省優优惠惠競竞標标選选擇择當当動动場场圖图顯显示示異异常常偷偷誤误錯错勞劳煩烦謝谢您您妳你咱咱啲的嘅的喺在咗了' +
  '幾几啥啥邊边誰谁無无於于麵面範范圍围擔担憂忧樓楼東东風风飛飞馬马體体學学習习歡欢覺觉視视親亲觀观覽览載载輸输輕轻適适遠远運运達达遲迟遺遗戰战' +
  '陳陈陸陆隨随雖虽難难電电靜静響响項项順顺領领頻频題题額额願愿類类顧顾飯饭館馆驚惊髮发鬧闹鮮鲜黃黄齊齐龍龙壞坏掛挂損损擴扩擾扰攜携敗败敵敌斷断' +
  '晝昼暫暂曆历書书條条棄弃極极構构槍枪樂乐樹树橋桥機机橫横檔档櫃柜歸归殘残氫氢決决沖冲況况洩泄涼凉淨净減减渦涡測测湯汤溝沟滿满漁渔濕湿灣湾災灾' +
  '爾尔獎奖獲获環环產产畢毕異异療疗盡尽監监盤盘眾众矯矫碼码禮礼種种稱称積积穩稳窩窝筆笔範范簡简糧粮紅红約约級级紀纪組组細细終终絕绝統统綜综綠绿' +
  '維维網网緊紧練练編编縣县縮缩縱纵織织繼继罷罢聲声職职聽听腦脑腳脚臨临興兴舉举艙舱蘭兰蓋盖薦荐藥药虧亏蟲虫術术衛卫衝冲補补裝装裡里複复襲袭見见' +
  '訪访訴诉診诊詞词試试詢询詳详誌志認认語语誠诚誤误課课調调談谈諮咨謂谓講讲識识警警議议護护讚赞豐丰貢贡負负財财貨货責责貯贮貸贷貿贸賀贺資资賠赔' +
  '質质賺赚購购贈赠趕赶趨趋跡迹踐践軌轨軟软載载輔辅輛辆輪轮輸输轄辖辭辞農农遞递遷迁郵邮鄉乡鄰邻醫医釋释針针鈔钞鉛铅銀银銅铜銷销鋒锋鋼钢錄录錯错' +
  '鍵键鎖锁鎮镇鏈链鏡镜鐘钟鐵铁長长閉闭閒闲閱阅闊阔陰阴陽阳陣阵階阶際际險险雙双雜杂霧雾靈灵韓韩頂顶預预頓顿'

const simplified = new Map<string, string>()
{
  const chars = Array.from(PAIRS)
  for (let at = 0; at + 1 < chars.length; at += 2) simplified.set(chars[at] as string, chars[at + 1] as string)
}

/** Marks between words, and what has no width: a question says the same without them. */
const NOISE = /[\s\p{Cf}\p{Mn}\p{Emoji_Presentation}·~～"'“”‘’「」『』《》【】<>*_`|\\]+/gu

/** A text in the one form in which words are looked for: NFKC, lower case, simplified, without blanks and emoji. */
export function plain(text: string): string {
  const wide = text.normalize('NFKC').toLowerCase()
  return Array.from(wide, (char) => simplified.get(char) ?? char)
    .join('')
    .replace(NOISE, '')
}

/** Characters that are typed with the same letters, one sound to a word; the first stands for all of its sound. */
const SOUNDS =
  '气汽起器期汔弃其奇棋旗企启齐骑 费废非飞肥沸 账帐涨仗掌障张章 单担丹但蛋弹 票漂飘 余鱼于雨与语 额鹅恶俄 欠签千前歉钱 量亮辆良凉 表标婊彪 价架假驾 停听廷亭庭 套逃讨桃 餐参惨残 合和河核何 ' +
  '同铜童桶通痛 包报抱保宝饱爆 计记季技济 划化话画华 申深身伸神 报包 偏篇片 差查叉茶察 工公功攻 单 修休秀 诉速素 隐引印因 患换还环 整正政证 改该盖 检捡减简剪建件健见 ' +
  '复付负付富副府服父 分份芬纷 期 缴叫较教脚交角 充冲虫 值直职植 读度毒独 数树书输术 阶接街结节 梯提题体 滞治制质置 纳那拿哪 违为围维未位委尾 约月越约 押压鸭 金今近斤进 ' +
  '客课刻可 经惊京精 理里力立利礼 热惹 线现县限 电店点典 漏楼露搂 泄谢卸泻写 味位未卫 燃然染 煤没每梅美 闻文问稳 炸诈 火货伙或 昨做作左 天添甜 昨 上尚 个各 本笨 ' +
  '今 去曲区 年念 年 同 比笔必 高搞 低底抵 用拥永 多 少 消小晓 耗号好浩 开凯 抬台泰 头投偷 税水睡 余 剩胜圣省升 预遇玉 测侧策册 指只纸 定订顶 营赢迎 业页夜 厅 网王往 点'

const folded = new Map<string, string>()
for (const group of SOUNDS.split(' ')) {
  const [head = '', ...rest] = Array.from(group)
  const to = folded.get(head) ?? head
  folded.set(head, to)
  for (const char of rest) if (!folded.has(char)) folded.set(char, to)
}

/** A plain text by its sounds: texts that differ only by characters of equal sound are equal. Length stays. */
export const bySound = (text: string): string => Array.from(text, (char) => folded.get(char) ?? char).join('')

const DIGITS: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}

/** '十一' → 11, '三十' → 30, '二〇二五' → 2025, '7' → 7. NaN for anything else. At most 99, but for years digit by digit. */
export function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const tens = /^([一二三四五六七八九])?十([一二三四五六七八九])?$/.exec(text)
  if (tens) return (DIGITS[tens[1] ?? '一'] ?? NaN) * 10 + (tens[2] === undefined ? 0 : (DIGITS[tens[2]] ?? NaN))
  const digits = Array.from(text, (char) => DIGITS[char])
  return text === '' || digits.includes(undefined) ? NaN : Number(digits.join(''))
}

/** A time that is typed with a wrong character of the same sound; length stays. */
export const timesTyped = (text: string): string =>
  text
    .replace(/(?<=[上本这下个\d十一二三四五六七八九])[约越悦阅](?=$|[^束定翰历])/g, '月')
    .replace(/[作做坐]天/g, '昨天')
    .replace(/[金近]天/g, '今天')
    .replace(/[金近巾]年/g, '今年')
    .replace(/[祛取曲]年/g, '去年')
    .replace(/[尚伤]([个月周])/g, '上$1')
