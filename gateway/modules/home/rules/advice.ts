/** 用气提示 of the weather chip (A 5.1): what the temperature means for gas use. `tempC` in whole ℃. */
export function gasAdvice(tempC: number): string {
  if (tempC <= -5) return '气温较低，请留意管道与调压设备防冻'
  if (tempC <= 5) return '采暖用气增加，请关注用气量与余额'
  if (tempC >= 30) return '高温天气，请保持用气场所通风'
  return '请保持用气场所通风，定期检查软管与阀门'
}
