/** WeChat refuses a tab bar that is no component. */
export default { component: true }
