/// The colors of a filmstrip's page, and what the page does.
enum FilmstripPageStyle {
  private static let fonts =
    "-apple-system, BlinkMacSystemFont, Segoe UI, Inter, Roboto, Helvetica Neue, Arial, sans-serif"

  /// The style sheet of the page; the pictures have one of their own.
  static let sheet = """
    :root { color-scheme: light dark; } \
    body { font: 15px/1.45 \(fonts); margin: 0 auto; max-width: 1180px; padding: 0 24px 24px; \
    background: #f5f5f7; color: #1d1d1f; } \
    header { position: sticky; top: 0; padding: 20px 0 12px; background: #f5f5f7; z-index: 1; } \
    h1 { font-size: 22px; margin: 0; overflow-wrap: anywhere; } header p { margin: 0 0 10px; } \
    header p, .note, .time, .label, .rule, small, .doubt, #keys { color: #6e6e73; } \
    nav { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; } \
    nav a, button { font: inherit; padding: 3px 11px; border-radius: 14px; \
    border: 1px solid #8886; color: inherit; background: none; text-decoration: none; } \
    button { cursor: pointer; } \
    button:disabled { opacity: .4; cursor: default; } \
    nav a:focus-visible, button:focus-visible { outline: 2px solid #0a66d0; outline-offset: 2px; } \
    .turned { color: #1b7f3b; } .failed { color: #c22a1f; } .warned { color: #8e6a00; } \
    nav a[aria-current] { background: #1d1d1f; color: #ffffff; } \
    .frame { display: grid; grid-template-columns: 320px minmax(0, 1fr); gap: 32px; \
    align-items: start; margin: 12px 0 32px; scroll-margin-top: 140px; } \
    .frame[hidden] { display: none; } \
    .picture { width: 100%; } .legend { max-width: 860px; width: 100%; } \
    h2 { font-size: 18px; margin: 0 0 4px; overflow-wrap: anywhere; } \
    .told p { margin: 0 0 10px; } \
    .result { font-weight: 600; } table { border-collapse: collapse; width: 100%; } \
    td { vertical-align: top; padding: 3px 12px 3px 0; border-top: 1px solid #8883; } \
    .time, .rule { font-variant-numeric: tabular-nums; white-space: nowrap; } \
    .what { overflow-wrap: anywhere; } .decided .what { font-weight: 600; } \
    small { display: block; } tr.turned, tr.failed { font-weight: 600; } \
    @media (max-width: 760px) { .frame { grid-template-columns: 1fr; } \
    .picture { max-width: 320px; } header { position: static; } } \
    @media (prefers-color-scheme: dark) { body, header { background: #1c1c1e; color: #f5f5f7; } \
    header p, .note, .time, .label, .rule, small, .doubt, #keys { color: #a1a1a6; } \
    .turned { color: #4cd072; } .failed { color: #ff7b70; } .warned { color: #ffc24d; } \
    nav a[aria-current] { background: #f5f5f7; color: #1c1c1e; } }
    """

  /// Shows one frame at a time: the one the address names, or the first.
  static let script = """
    (function () { const frames = Array.from(document.querySelectorAll(`.frame`)); \
    if (frames.length === 0) { return; } \
    const links = Array.from(document.querySelectorAll(`nav a`)); \
    const by = (id) => document.getElementById(id); \
    const last = frames.length - 1; let shown = 0; \
    const show = function (place) { shown = Math.min(Math.max(place, 0), last); \
    frames.forEach(function (frame, index) { frame.hidden = index !== shown; }); \
    links.forEach(function (link, index) { \
    if (index === shown) { link.setAttribute(`aria-current`, `step`); } \
    else { link.removeAttribute(`aria-current`); } }); \
    by(`back`).disabled = shown === 0; by(`next`).disabled = shown === last; }; \
    const go = function (place) { show(place); \
    history.replaceState(null, ``, `#` + frames[shown].id); window.scrollTo(0, 0); }; \
    const named = () => frames.findIndex((frame) => `#` + frame.id === location.hash); \
    const keys = { ArrowRight: () => shown + 1, ArrowLeft: () => shown - 1, Home: () => 0, \
    End: () => last }; \
    document.addEventListener(`keydown`, function (event) { const move = keys[event.key]; \
    if ([!move, event.altKey, event.ctrlKey, event.metaKey, event.shiftKey].some(Boolean)) { \
    return; } event.preventDefault(); go(move()); }); \
    links.forEach(function (link, index) { link.addEventListener(`click`, function (event) { \
    event.preventDefault(); go(index); }); }); \
    by(`back`).addEventListener(`click`, () => go(shown - 1)); \
    by(`next`).addEventListener(`click`, () => go(shown + 1)); \
    window.addEventListener(`hashchange`, () => show(named())); \
    [`back`, `next`, `keys`].forEach(function (id) { by(id).hidden = false; }); show(named()); })();
    """
}
