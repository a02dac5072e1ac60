/** Two levels (E 8): number of the first level, name, motif of the icon, names below. */
export const seedMarketCategories: readonly (readonly [
  no: string,
  name: string,
  motif: string,
  below: readonly string[],
])[] = [
  ['1', '安全设备', 'detector', ['可燃气体报警器', '紧急切断阀', '金属软管', '防爆器材']],
  ['2', '节能设备', 'leaf', ['余热回收', '智能控制', '保温材料']],
  ['3', '厨房设备', 'stove', ['节能灶', '蒸柜', '大锅灶']],
  ['4', '锅炉与窑炉', 'boiler', ['冷凝换热器', '低氮燃烧器', '烟气分析']],
  ['5', '检测维保', 'helmet', ['报警器标定', '管道检漏', '调压箱维保']],
  ['6', '保险服务', 'shield', ['燃气综合险']],
  ['7', '能源服务', 'hands', ['节能诊断', '能源托管', '分布式光伏', '安全培训']],
]
