/*
 * Stands in for Taro's common part of all hosts: what its H5 part and this app ask of it. Its chain of interceptors, its sizes of other
 * design widths and its data handed on to the next page are asked for by nobody (see plugin-lean.ts).
 */
import { Current, eventCenter, Events, getCurrentInstance, nextTick, options } from '@tarojs/runtime'

const ENV_TYPE = { WEAPP: 'WEAPP', WEB: 'WEB' }

export default {
  ENV_TYPE,
  getEnv: () => ENV_TYPE.WEB,
  Current,
  getCurrentInstance,
  options,
  nextTick,
  eventCenter,
  Events,
}
