"""The style sheet of a Design."""

_HEADINGS = {
    "plain": "font-size:1.25em;color:{dark}",
    "rule": "font-size:1.2em;border-bottom:1px solid {dark};padding-bottom:2pt",
    "bar": "font-size:1.1em;background:{dark};color:#fff;padding:2pt 5pt",
    "caps": "font-size:1em;text-transform:uppercase",
    "spaced": "font-size:1em;text-transform:uppercase;letter-spacing:0.28em",
    "left-bar": "font-size:1.2em;border-left:4pt solid {dark};padding-left:6pt",
    "margin": "font-size:1.05em;color:{dark};margin-top:0",
    "box": "font-size:1.05em;background:{light};margin:-6pt -8pt 5pt;padding:3pt 8pt",
}
_PANELS = {
    "none": "",
    "light": "background:{light};padding:10pt;min-height:80vh",
    "dark": "background:{dark};color:#fff;padding:10pt;min-height:80vh",
    "divider": "",
}


def css(design):
    """CSS for what html_page.py writes."""
    left = design.frame == "sidebar-left"
    side = f"width:{design.side:.1f}%;box-sizing:border-box;float:{'left' if left else 'right'};"
    rest = f"margin-{'left' if left else 'right'}:calc({design.side:.1f}% + {design.gutter:.1f}pt)"
    if design.panel == "divider":
        edge = "left" if left else "right"
        rest += f";border-{edge}:0.8pt solid #888;padding-{edge}:{design.gutter:.1f}pt;margin-{edge}:{design.side:.1f}%"
        side += f"padding-{'right' if left else 'left'}:{design.gutter:.1f}pt;"
    rules = {
        "body": f"font-family:'{design.font}';font-size:{design.size:.2f}pt;line-height:{design.leading};margin:0;color:#111;"
        + ("text-align:justify;hyphens:auto" if design.justified else ""),
        "p,h1,h2,h3,ul,td,.cell": "margin:0;padding:0",
        "h1": "font-size:2.1em;line-height:1.15",
        "h2": "break-after:avoid;margin:11pt 0 5pt;" + _HEADINGS[design.heading],
        ".side h2": "font-size:1.05em",
        ".headline": "font-size:1.15em",
        ".header": "margin-bottom:8pt" + (";text-align:center" if design.header == "centred" else ""),
        ".banner": f"background:{design.dark};color:#fff;padding:14pt 16pt",
        ".split": "display:flex;justify-content:space-between;align-items:flex-end",
        ".split .contacts": "text-align:right",
        ".inline span": "margin-right:11pt;white-space:nowrap",
        ".side": side + _PANELS[design.panel],
        ".rest": rest,
        ".columns": "display:flex;align-items:flex-start",
        ".columns>div": f"flex:1 1 0;min-width:0;margin-right:{design.gutter:.1f}pt",
        ".columns>div:last-child": "margin-right:0",
        ".newspaper": f"column-count:2;column-gap:{max(10, design.gutter):.1f}pt",
        ".margin": "display:flex",
        ".margin>h2": f"flex:0 0 {min(24, design.side):.1f}%;padding-right:8pt;box-sizing:border-box;text-align:left;hyphens:none",
        ".margin>div": "flex:1;min-width:0;margin-bottom:9pt",
        ".boxes": "border:0.8pt solid #999;padding:6pt 8pt;margin:9pt 0",
        ".boxes h2": "margin-top:-6pt",
        ".entry": "margin-bottom:6pt",
        ".line": "display:flex;justify-content:space-between;break-after:avoid",
        ".line .date": "white-space:nowrap;padding-left:10pt",
        ".title": "font-weight:bold;text-align:left",
        ".org": "font-style:italic;text-align:left",
        ".date": "text-align:left;hyphens:none",
        ".rail": "display:flex",
        ".rail>.date": "flex:0 0 20%;padding-right:8pt;box-sizing:border-box;white-space:nowrap",
        ".rail.narrow>.date": "flex:0 0 13%",
        ".rail>.body": "flex:1;min-width:0",
        ".rail.right>.date": "text-align:right;padding:0 0 0 8pt",
        ".timeline": f"border-left:1.5pt solid {design.dark};padding-left:12pt;margin-left:5pt;position:relative;padding-bottom:6pt",
        ".timeline::before": f"content:'';position:absolute;left:-4.2pt;top:3pt;width:7pt;height:7pt;border-radius:50%;background:{design.dark}",
        "ul": "padding-left:13pt;list-style-type:" + ("disc" if design.bullet == "disc" else f"'{design.bullet}  '"),
        ".tags span": f"display:inline-block;border:0.7pt solid {design.dark};border-radius:4pt;padding:1pt 5pt;margin:0 4pt 4pt 0",
        ".dark .tags span": "border-color:#fff",
        ".three": "column-count:3;column-gap:10pt;text-align:left",
        ".rating": "display:flex;justify-content:space-between",
        ".rating i": f"display:inline-block;width:6pt;height:6pt;border-radius:50%;margin-left:2pt;border:0.6pt solid {design.dark}",
        ".rating i.on": f"background:{design.dark}",
        ".dark .rating i.on": "background:#fff",
        ".pair": "display:flex",
        ".pair .label": "flex:0 0 27%;padding-right:8pt;box-sizing:border-box;font-weight:bold;text-align:left;hyphens:none",
        ".pair .value": "flex:1;min-width:0",
        "table": "border-collapse:collapse;width:100%",
        "td": "vertical-align:top;padding:2pt 6pt 3pt 0;text-align:left",
        ".ruled td": "border:0.7pt solid #555;padding:3pt 5pt",
        ".spaced td": "padding:0 10pt 7pt 0",
        ".lined td": "border-bottom:0.6pt solid #888;padding:3pt 8pt 3pt 0",
        ".zebra td": "padding:3pt 6pt",
        ".zebra tr:nth-child(even)": f"background:{design.light}",
        ".head td": "font-weight:bold",
        ".cards": "display:flex;flex-wrap:wrap;justify-content:space-between",
        ".card": f"width:48.5%;box-sizing:border-box;border:0.7pt solid #aaa;border-radius:4pt;padding:6pt 8pt;margin-bottom:7pt;background:{design.light};break-inside:avoid",
    }
    margin = "14mm 15mm" if not design.running else "20mm 15mm"
    page = f"@page{{size:A4;margin:{margin}}}"
    text = "".join(f"{selector}{{{body.format(dark=design.dark, light=design.light)}}}\n" for selector, body in rules.items())
    return page + "\n" + text
