/** The emergency numbers, as links of a text: a reader can tap them. */
export const emergencyNumbers = '[0316-0000119](tel:0316-0000119)（廊坊）、[0311-0000119](tel:0311-0000119)（石家庄）'
