export { answersOf, canAskWx, isWithheld, leastFirst, type Template } from './choose'
export { useWxReminders, type WxKey } from './use-wx-reminders'
