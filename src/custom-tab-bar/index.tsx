/** The mini-program insists on a component here; our tab bar belongs to the tab pages' own frame (blocks/TabFrame). */
export default function NoTabBar() {
  return null
}
