package android.content.res;

import java.io.File;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** The resources of one folder, such as values-de, by the numbers of R.java. */
public class Resources {
    private static final Pattern ESCAPE = Pattern.compile("\\\\(u([0-9A-F]{4})|.)", Pattern.DOTALL);
    private final Map<String, Element> elements = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    private final Configuration configuration;

    /** Reads the file; `types` is the class R. */
    public Resources(File xml, Locale locale, Class<?> types) throws Exception {
        configuration = new Configuration(locale);
        NodeList nodes = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(xml)
            .getDocumentElement().getElementsByTagName("*");
        for (int i = 0; i < nodes.getLength(); i++) {
            Element element = (Element) nodes.item(i);
            if (element.hasAttribute("name")) elements.put(element.getTagName() + "/" + element.getAttribute("name"), element);
        }
        for (Class<?> type : types.getDeclaredClasses()) {
            for (Field field : type.getDeclaredFields()) names.put(field.getInt(null), field.getName());
        }
    }

    public Configuration getConfiguration() { return configuration; }

    public String getString(int id) { return text(element("string", id)); }

    public String[] getStringArray(int id) { return items(element("string-array", id)).toArray(new String[0]); }

    public int getInteger(int id) { return Integer.parseInt(text(element("integer", id))); }

    public boolean getBoolean(int id) { return Boolean.parseBoolean(text(element("bool", id))); }

    public int[] getIntArray(int id) { return items(element("integer-array", id)).stream().mapToInt(Integer::parseInt).toArray(); }

    /** The plural categories of each `plurals` in the file. */
    public Map<String, List<String>> quantities() {
        Map<String, List<String>> found = new HashMap<>();
        elements.forEach((name, element) -> {
            if (element.getTagName().equals("plurals")) {
                List<String> quantities = new ArrayList<>();
                for (Element item : children(element)) quantities.add(item.getAttribute("quantity"));
                found.put(name, quantities);
            }
        });
        return found;
    }

    private Element element(String type, int id) {
        Element element = elements.get(type + "/" + names.get(id));
        if (element == null) throw new IllegalArgumentException("There is no " + type + " " + names.get(id));
        return element;
    }

    private static List<Element> children(Element element) {
        List<Element> children = new ArrayList<>();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element) children.add((Element) node);
        }
        return children;
    }

    private static List<String> items(Element element) {
        List<String> items = new ArrayList<>();
        for (Element item : children(element)) items.add(text(item));
        return items;
    }

    /** The text without the escapes of aapt2. */
    private static String text(Element element) {
        return ESCAPE.matcher(element.getTextContent()).replaceAll(match -> {
            String escape = match.group(1);
            String plain = match.group(2) != null ? String.valueOf((char) Integer.parseInt(match.group(2), 16))
                : escape.equals("n") ? "\n" : escape.equals("t") ? "\t" : escape;
            return Matcher.quoteReplacement(plain);
        });
    }
}
