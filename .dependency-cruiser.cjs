const modules = require('./scripts/modules.cjs').moduleNames.join('|')

/** Import rules for all modules. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contract-imports-only-zod',
      comment:
        'The contract imports only zod/mini and the translator, so that every workspace can import it.',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^contract/src|^game/src/i18n|node_modules/zod/' },
    },
    {
      name: 'game-is-pure',
      comment: 'Game rules are pure functions: they use no clock, no randomness and no database.',
      severity: 'error',
      from: { path: '^game/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^game/src' },
    },
    {
      name: 'api-and-web-share-only-the-contract',
      severity: 'error',
      from: { path: '^(api|web)/' },
      to: { path: '^(api|web)/', pathNot: '^$1/' },
    },
    {
      name: 'e2e-and-bench-import-no-app-code',
      severity: 'error',
      from: { path: '^(e2e|bench)/' },
      to: { path: '^(api|web|seed)/' },
    },
    {
      name: 'only-server-start-imports-seed',
      comment: 'Features do not depend on demo data, which the server adds at startup.',
      severity: 'error',
      from: { pathNot: '^seed/|^api/src/(main|start-server)\\.ts$|^api/test/|\\.test\\.ts$' },
      to: { path: '^seed/' },
    },
    {
      name: 'seed-imports-no-web-or-test-code',
      severity: 'error',
      from: { path: '^seed/' },
      to: { path: '^(web|e2e|bench)/' },
    },
    {
      name: 'e2e-imports-no-game-rules',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^game/' },
    },
    {
      name: 'lib-and-ui-import-no-module',
      severity: 'error',
      from: { path: '^(api/src/lib|web/src/(lib|ui))/' },
      to: { path: `^(api|web)/src/(${modules})/` },
    },
    {
      name: 'ui-imports-no-domain-code',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^contract/|^game/(?!src/(?:i18n|formats/))|^web/src/(?!ui/)' },
    },
    {
      name: 'the-gallery-shows-ui-alone',
      severity: 'error',
      from: { path: '^web/gallery/' },
      to: { path: '^(contract|game)/|^web/src/(?!ui/)' },
    },
    {
      name: 'nothing-imports-the-gallery',
      severity: 'error',
      from: { pathNot: '^web/gallery/' },
      to: { path: '^web/gallery/' },
    },
    {
      name: 'only-the-app-imports-routes',
      severity: 'error',
      from: { pathNot: '^api/src/app\\.ts$' },
      to: { path: '/routes\\.ts$' },
    },
    {
      name: 'only-the-app-imports-pages',
      severity: 'error',
      from: { path: '^web/src', pathNot: '^web/src/(app-pages|pages)\\.ts$' },
      to: { path: `^web/src/(${modules}|home)/[a-z/-]*page\\.tsx$` },
    },
    {
      name: 'signed-out-pages-load-no-signed-in-code',
      severity: 'error',
      from: { path: '^web/src/(marketing|contact)/' },
      to: { path: `^web/src/(frame|home|(?!contact)(${modules}))/` },
    },
    { name: 'no-import-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'],
    },
  },
}
